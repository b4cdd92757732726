import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { factsPart } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { AddToBasket } from '../../blocks/AddToBasket/AddToBasket.js';
import { PurchaseScreen } from './PurchaseScreen.js';
import screenMeta from './PurchaseScreen.stories.js';

const add = fn();

const meta = {
  ...screenMeta,
  component: PurchaseScreen,
  title: 'PurchaseScreen',
  tags: ['!autodocs', '!manifest'],
  args: {
    ...screenMeta.args,
    part: { state: 'ready', data: factsPart },
    addToBasket: (part) => (
      <AddToBasket part={part} quantity={undefined} onAdd={add} onQuantityChange={fn()} onRemove={fn()} fullWidth />
    ),
  },
} satisfies Meta<typeof PurchaseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** The way to the basket is the next thing below price and stock, above the form, which is on the first screen of a desktop. */
export const WithBasket: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    const button = main.getByRole('button', { name: /^Add to basket/ });
    await document.fonts.ready;
    const top = button.getBoundingClientRect().top;
    const specs = main.getByText('Minimum order').closest('dl');
    const gap = top - (specs?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBeGreaterThanOrEqual(0);
    await expect(gap).toBeLessThanOrEqual(32);
    const title = main.getByRole('heading', { name: 'Order Here' }).getBoundingClientRect();
    await expect(title.top).toBeGreaterThan(button.getBoundingClientRect().bottom);
    await expect(title.bottom).toBeLessThan(innerHeight);
    await tabUntil(button);
    await press('{Enter}');
    await expect(add).toHaveBeenCalledWith(factsPart);
  },
};

/** A placeholder has the place of the button until the stock is known. */
export const WithBasketStale: Story = {
  args: { isStale: true },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).queryByRole('button', { name: /^Add to basket/ })).toBeNull();
  },
};
