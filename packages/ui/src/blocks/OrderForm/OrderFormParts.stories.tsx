import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { barePart, brakeDisc, outOfStockPart, textPricePart, unnamedPart } from '../../../stories/fixtures/index.js';
import { OrderForm } from './OrderForm.js';
import type { OrderFormProps } from './OrderForm.js';

/** The form for parts that are hard to order. */
const meta = {
  component: OrderForm,
  args: {
    part: outOfStockPart,
    customer: { name: 'Nasrin Akter', email: 'shopper@example.com' },
    onOrder: fn<OrderFormProps['onOrder']>(async () => undefined),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const cannotBeSent =
  (reason: string | RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(reason)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Place order' })).toBeDisabled();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  };

export const OutOfStock: Story = { play: cannotBeSent(/^Only \d+ left, and the minimum order is 10\./) };

/** Sells all that is left to whoever orders. */
const LastPieces = ({ part, onOrder, ...more }: OrderFormProps) => {
  const [left, setLeft] = useState(part.available_quantity);
  const sell: OrderFormProps['onOrder'] = async (order) => {
    setLeft(0);
    return onOrder(order);
  };
  return <OrderForm {...more} part={{ ...part, available_quantity: left }} onOrder={sell} />;
};

/** The form gives way to the reason, and so does the focus, which was on the button that cannot be pressed any more. */
export const SoldOutMeanwhile: Story = {
  args: { part: brakeDisc },
  render: (args) => <LastPieces {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), '14 Zindabazar Road');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '017{Tab}{Tab}{Tab}{Tab}');
    await expect(canvas.getByRole('button', { name: 'Place order' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Only 0 left/));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Unnamed: Story = {
  args: { part: unnamedPart },
  play: cannotBeSent('This part has no name yet, so it cannot be ordered.'),
};

export const TextPrice: Story = {
  args: { part: textPricePart },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Total')).toBeNull();
  },
};

export const StockUnknown: Story = {
  args: { part: { ...barePart, product_name: 'Fuel Filter' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
      'At least 1',
    );
  },
};

export const OnlyOne: Story = {
  args: { part: { ...brakeDisc, minimum_order_quantity: 1, available_quantity: 1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Quantity' })).toHaveAccessibleDescription(
      'Exactly 1',
    );
  },
};
