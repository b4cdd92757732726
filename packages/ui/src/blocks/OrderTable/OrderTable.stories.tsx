import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { brakeDiscOrder, longAddressOrder, orders } from '../../samples.js';
import { tabTo } from '../../storyProofs.js';
import { OrderTable } from './OrderTable.js';

const meta = { component: OrderTable, args: { orders, onDelete: fn() } } satisfies Meta<typeof OrderTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'My Orders' }));
    const row = within(table.getByRole('row', { name: /^Ventilated Brake Disc 430 mm/ }));
    await expect(row.getByRole('cell', { name: '4' })).toBeVisible();
    await expect(row.getByRole('cell', { name: '14 Zindabazar Road, Sylhet 3100' })).toBeVisible();
    await tabTo(row.getByRole('button', { name: 'Delete Ventilated Brake Disc 430 mm' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(brakeDiscOrder);
  },
};

export const NothingKnown: Story = {
  args: { orders: [{ _id: 'b10000000000000000000009' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('rowheader', { name: 'Unnamed part' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Unnamed part' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { orders: [{ ...longAddressOrder, product_name: 'Vierzylinderdieselmotoreneinspritzpumpe '.repeat(3) }] },
};
