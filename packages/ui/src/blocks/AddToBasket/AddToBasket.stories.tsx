import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { brakeDisc, longWordsPart, outOfStockPart } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { AddToBasket } from './AddToBasket.js';
import type { AddToBasketProps } from './AddToBasket.js';

const meta = {
  component: AddToBasket,
  args: {
    part: brakeDisc,
    quantity: undefined,
    onAdd: fn<AddToBasketProps['onAdd']>(),
    onQuantityChange: fn<AddToBasketProps['onQuantityChange']>(),
    onRemove: fn<AddToBasketProps['onRemove']>(),
  },
  decorators: [maxWidth('20rem')],
  render: function Render(args) {
    const [quantity, setQuantity] = useState(args.quantity);
    return (
      <AddToBasket
        {...args}
        quantity={quantity}
        onAdd={(part) => {
          args.onAdd(part);
          setQuantity(part.minimum_order_quantity);
        }}
        onQuantityChange={(_, next) => setQuantity(next)}
        onRemove={() => setQuantity(undefined)}
      />
    );
  },
} satisfies Meta<typeof AddToBasket>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button turns into the quantity and back, and the focus stays. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await tabUntil(canvas.getByRole('button', { name: 'Add to basket: Ventilated Brake Disc 430 mm' }));
    await press('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(brakeDisc);
    await expect(canvas.getByRole('group', { name: 'In the basket: Ventilated Brake Disc 430 mm' })).toHaveFocus();
    await tabUntil(canvas.getByRole('textbox', { name: 'Quantity of Ventilated Brake Disc 430 mm' }));
    await press('{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('3');
    await tabUntil(canvas.getByRole('button', { name: 'Remove: Ventilated Brake Disc 430 mm' }));
    await press('{Enter}');
    await expect(canvas.getByRole('button', { name: /^Add to basket/ })).toHaveFocus();
  },
};

export const InBasket: Story = {
  args: { quantity: 4 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveValue('4');
  },
};

export const Accent: Story = {
  args: { tone: 'accent', fullWidth: true, part: longWordsPart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeVisible();
  },
};

/** A part that cannot be ordered has no button. */
export const OutOfStock: Story = {
  args: { part: outOfStockPart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
