import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataTableSkeleton } from '../../elements/DataTableSkeleton/DataTableSkeleton.js';
import {
  brakeDiscOrder,
  clutchKitOrder,
  longAddressOrder,
  longLines,
  longWordsOrder,
  manyOrders,
  oneLine,
  orders,
  ordersWithMoney,
  parts,
  sevenLines,
  statusOrders,
  threeLines,
} from '../../../stories/fixtures/index.js';
import { expectRowHeightKept } from '../../../stories/asyncStates.js';
import { followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { OrderTable } from './OrderTable.js';

const meta = { component: OrderTable, args: { orders, orderHref: paths.order, onDelete: fn() } } satisfies Meta<
  typeof OrderTable
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'My Orders' }));
    const row = within(table.getByRole('row', { name: /^Ventilated Brake Disc 430 mm/ }));
    await expect(row.getByRole('cell', { name: '4' })).toBeVisible();
    await expect(row.getByRole('cell', { name: '14 Zindabazar Road, Sylhet 3100' })).toBeVisible();
    const open = row.getByRole('link', { name: 'Ventilated Brake Disc 430 mm' });
    await tabUntil(open);
    await expect(await followLink()).toBe(paths.order(brakeDiscOrder._id));
    await tabUntil(row.getByRole('button', { name: 'Delete Ventilated Brake Disc 430 mm' }));
    await tabUntil(table.getByRole('button', { name: 'Delete Clutch Kit 430 mm' }));
    await press('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(clutchKitOrder);
  },
};

/** The dealerkit backend. */
export const WithStatus: Story = {
  args: { orders: [longWordsOrder, ...statusOrders], parts },
  play: async ({ canvasElement }) => {
    const headers = within(canvasElement).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent?.trim())).toEqual([
      'Part',
      'Quantity',
      'Total',
      'Status and date',
      'Delivery',
      'Actions',
    ]);
  },
};

/** A linked account reads terms, what is paid and due, and opens its invoices. */
export const WithMoney: Story = {
  tags: ['keyboard'],
  args: { orders: ordersWithMoney, parts },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement);
    const row = (number: string) => table.getByRole('row', { name: new RegExp(`Order ${number}`) });
    await expect(row('1045')).toHaveTextContent('৳56,850Discount ৳1,500Delivery ৳350');
    const part = '৳220,350Delivery ৳350Paid ৳100,000Due ৳120,350Invoice 2026-000123';
    await expect(row('1046')).toHaveTextContent(part);
    // The agreed price, not the one at which it was ordered.
    await expect(row('1046')).toHaveTextContent('× ৳110,000');
    await expect(row('1047')).toHaveTextContent('৳17,200PaidInvoice 2026-000124Invoice 2026-000125');
    await tabUntil(table.getByRole('link', { name: 'Invoice 2026-000123' }));
    await expect(await followLink()).toBe('/dashboard/invoices/2026-000123');
  },
};

/** Orders of one, three and seven lines: a row for each order. */
export const OrdersOfLines: Story = {
  tags: ['keyboard'],
  args: { orders: [...oneLine, ...threeLines, ...sevenLines, ...longLines], parts, onOrderAgain: fn() },
  play: async ({ args, canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'My Orders' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(4);
    await expect(table.getByRole('rowheader', { name: /Ventilated Brake Disc 430 mm.*Order 1044/ })).toBeVisible();
    const row = within(table.getByRole('row', { name: /^Order 1042.*\+1/ }));
    await expect(row.getByText('1 of 2 packed, 1 cancelled')).toBeVisible();
    await expect(row.getByRole('cell', { name: '৳290,503' })).toBeVisible();
    await expect(row.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await tabUntil(row.getByRole('link', { name: 'Order 1042' }));
    await expect(await followLink()).toBe('/dashboard/orders/1042');
    await tabTo(row.getByRole('button', { name: 'Order again: Order 1042' }));
    await press('{Enter}');
    await expect(args.onOrderAgain).toHaveBeenCalledWith(expect.objectContaining({ key: '1042' }));
  },
};

export const MissingData: Story = {
  args: { orders: [{ _id: 'b10000000000000000000009' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('rowheader', { name: /^Unnamed part/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Unnamed part' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { orders: [{ ...longAddressOrder, product_name: 'Vierzylinderdieselmotoreneinspritzpumpe '.repeat(3) }] },
};

export const Searched: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 orders');
    await userEvent.type(canvas.getByRole('searchbox'), 'zindabazar brake');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByRole('rowheader', { name: /^Ventilated Brake Disc 430 mm/ })).toBeVisible();
  },
};

/** Creates the rows only once, when the story is first rendered. */
const ManyOrders = ({ onDelete }: Pick<typeof meta.args, 'onDelete'>) => {
  const [rows] = useState(() => manyOrders(1000));
  return <OrderTable orders={rows} onDelete={onDelete} />;
};

/** Only the rows in the viewport are rendered; `UserTable` has 100,000. */
export const Many: Story = {
  render: ({ onDelete }) => <ManyOrders onDelete={onDelete} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'My Orders' });
    await expect(grid).toHaveAttribute('aria-rowcount', '1001');
    await expect(canvasElement.getElementsByTagName('*').length).toBeLessThanOrEqual(600);
    const quantity = canvas.getByRole('button', { name: 'Quantity' });
    await userEvent.click(quantity);
    await expect(quantity.closest('th')).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(grid.querySelectorAll('[aria-rowindex="2"] td')[0]).toHaveTextContent(/^1$/));
    await userEvent.type(canvas.getByRole('searchbox'), 'mm, 434');
    const remove = await canvas.findByRole('button', { name: /^Delete Water Pump .* 434$/ });
    await userEvent.click(remove);
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** The header of a card has one height, and shows whole lines. */
export const CardsOfLongTable: Story = {
  args: {
    orders: [
      ...oneLine.map((line) => ({
        ...line,
        product_name: 'Ventilated brake disc with bearing and sensor ring, 430 mm',
      })),
      ...longLines,
      ...manyOrders(200),
    ],
    parts,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const header of within(canvasElement).getAllByRole('rowheader')) {
      const { top, bottom } = header.getBoundingClientRect();
      const content = header.firstElementChild?.getBoundingClientRect();
      await expect(content?.top).toBeGreaterThanOrEqual(top);
      await expect(content?.bottom).toBeLessThanOrEqual(bottom);
    }
  },
};

export const MatchesSkeletonHeight: Story = {
  render: (args) => (
    <>
      <DataTableSkeleton columns={3} hasPicture />
      <OrderTable {...args} />
    </>
  ),
  args: { orders: [clutchKitOrder] },
  play: async ({ canvasElement }) => expectRowHeightKept(canvasElement),
};
