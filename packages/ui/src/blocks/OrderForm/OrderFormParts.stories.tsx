import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { barePart, brakeDisc, outOfStockPart, textPricePart, unnamedPart } from '../../samples.js';
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
