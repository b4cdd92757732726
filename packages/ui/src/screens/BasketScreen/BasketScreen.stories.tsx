import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { basketLine } from '@dealerkit/domain/basket/basketRules';
import {
  banglaPart,
  basket,
  basketParts,
  brakeDisc,
  changedBasket,
  longWordsPart,
  outOfStockPart,
  tenLines,
} from '../../../stories/fixtures/index.js';
import { failedStory } from '../../../stories/asyncStates.js';
import { followLink, press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { BasketScreen } from './BasketScreen.js';
import type { BasketScreenProps } from './BasketScreen.js';

const disc = 'Ventilated Brake Disc 430 mm';

const meta = {
  component: BasketScreen,
  parameters: { layout: 'fullscreen', path: paths.basket },
  args: {
    basket,
    parts: { state: 'ready', data: basketParts },
    onChange: fn<BasketScreenProps['onChange']>(() => true),
    customer: { address: '14 Zindabazar Road, Sylhet', phone: '01700-000142' },
    onPlace: fn<BasketScreenProps['onPlace']>(async () => undefined),
    contact: { phone: '01700-000142', whatsApp: '01700-000142' },
  },
  render: function Render(args) {
    const [lines, setLines] = useState(args.basket);
    return (
      <BasketScreen
        {...args}
        basket={lines}
        onChange={(change) => {
          if (!args.onChange(change)) return false;
          setLines((before) => change(before ?? []));
          return true;
        }}
      />
    );
  },
} satisfies Meta<typeof BasketScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Basket 3 parts in the basket' })).toBeVisible();
    await expect(main.getAllByRole('listitem')).toHaveLength(4);
    await expect(main.getByText('৳94,800')).toBeVisible();
    await expect(main.getByText('plus 1 part whose price is to be agreed')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(args.onPlace).toHaveBeenCalledWith({ ...args.customer, note: '' }));
  },
};

/** Every action with the keyboard; the focus is never lost. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    const title = main.getByRole('heading', { level: 1 });
    await tabUntil(main.getByRole('link', { name: disc }));
    await expect(await followLink()).toBe(paths.part(brakeDisc._id));
    await tabUntil(main.getByRole('textbox', { name: `Quantity of ${disc}` }));
    await press('{ArrowUp}');
    await expect(main.getByText('৳72,500')).toBeVisible();
    await tabUntil(main.getByRole('button', { name: `Remove ${disc}` }));
    await press('{Enter}');
    const undo = main.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(main.getByText(`${disc} was removed.`)).toBeVisible();
    await press('{Enter}');
    await expect(title).toHaveFocus();
    await tabUntil(main.getByRole('button', { name: `Save for later ${disc}` }));
    await press('{Enter}');
    await expect(title).toHaveFocus();
    const saved = within(main.getByRole('list', { name: 'Saved for later' }));
    await tabUntil(saved.getByRole('button', { name: `Move to basket ${disc}` }));
    await press('{Enter}');
    await tabUntil(main.getByRole('link', { name: 'Skip to delivery' }));
    await press('{Enter}');
    await expect(main.getByRole('heading', { name: 'Delivery' })).toHaveFocus();
    await typeInto(main.getByRole('textbox', { name: 'Note to the shop' }), 'Gate 2');
    await tabTo(main.getByRole('button', { name: 'Place order' }));
    await press('{Enter}');
    await waitFor(() => expect(args.onPlace).toHaveBeenCalledWith(expect.objectContaining({ note: 'Gate 2' })));
    await tabUntil(main.getByRole('button', { name: 'Empty basket' }));
    await press('{Enter}');
    await expect(title).toHaveFocus();
    await tabTo(main.getByRole('button', { name: 'Undo' }));
    await press('{Enter}');
    await expect(main.getByRole('link', { name: disc })).toBeVisible();
  },
};

export const OneLine: Story = {
  args: { basket: [basketLine(brakeDisc)] },
  play: async ({ canvasElement }) => {
    const quantity = mainIn(canvasElement).getByRole('textbox', { name: `Quantity of ${disc}` });
    await userEvent.clear(quantity);
    await expect(quantity).toHaveAccessibleDescription('Quantity must be a whole number');
    await userEvent.type(quantity, '৩৭');
    await expect(quantity).toHaveAccessibleDescription('Between 2 and 36 pieces');
    await userEvent.clear(quantity);
    await userEvent.tab();
    await expect(quantity).toHaveValue('37');
  },
};

export const TenLines: Story = {
  args: {
    basket: tenLines,
    parts: {
      state: 'ready',
      data: tenLines.map(({ partId, product_name }) => ({ ...brakeDisc, _id: partId, product_name })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getAllByRole('listitem')).toHaveLength(10);
  },
};

/** Prices and stock have changed since: nothing is sent until the customer has answered each line. */
export const Changed: Story = {
  args: { basket: changedBasket },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByText('The price was ৳13,900 and is now ৳14,500.')).toBeVisible();
    await expect(main.getByText('Only 1,240 left. The price was ৳36,000 and is now ৳38,750.50.')).toBeVisible();
    await expect(main.getByText('This part is no longer on sale. Remove it to order the others.')).toBeVisible();
    const submit = main.getByRole('button', { name: 'Place order' });
    await userEvent.click(submit);
    await expect(await main.findByRole('alert')).toHaveTextContent('4 parts need your answer first. See the list.');
    await expect(args.onPlace).not.toHaveBeenCalled();
    await userEvent.click(main.getByRole('button', { name: `Accept price ${disc}` }));
    await userEvent.click(main.getByRole('button', { name: 'Accept Drive Axle Tyre 295/80 R22.5' }));
    await userEvent.click(main.getByRole('button', { name: 'Order 40 Headlamp, Left, 24 V' }));
    await userEvent.click(main.getByRole('button', { name: 'Remove Air Dryer Cartridge' }));
    await userEvent.click(submit);
    await waitFor(() => expect(args.onPlace).toHaveBeenCalledOnce());
  },
};

export const SoldOut: Story = {
  args: { basket: [basketLine(outOfStockPart)] },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByText('Out of stock now. Save it for later or remove it.')).toBeVisible();
  },
};

export const SavedOnly: Story = {
  args: { basket: [{ ...basketLine(brakeDisc), isSaved: true }] },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Place order' }));
    await expect(await main.findByRole('alert')).toHaveTextContent(
      'Move a part from “Saved for later” to the basket first.',
    );
  },
};

export const NotStored: Story = {
  args: { onChange: fn<BasketScreenProps['onChange']>(() => false) },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await userEvent.click(main.getByRole('button', { name: `Remove ${disc}` }));
    await expect(await main.findByRole('alert')).toHaveTextContent(/^This browser has no room for the basket/);
    await expect(main.getByRole('link', { name: disc })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { basket: undefined, parts: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

/** The basket is read, and today's prices are not. */
export const Checking: Story = {
  args: { parts: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByText('৳94,800')).toBeVisible();
  },
};

export const Failed: Story = failedStory((value) => ({ parts: value }));

export const LongText: Story = {
  args: {
    basket: [{ ...basketLine(longWordsPart), price: 123456789 }, basketLine(banglaPart)],
    parts: { state: 'ready', data: [longWordsPart, banglaPart] },
  },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};
