import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  longWordsOrder,
  manyOrders,
  oneLine,
  parts,
  placedOrder,
  sevenLines,
  statusOrders,
  threeLines,
} from '../../../stories/fixtures/index.js';
import { followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import type { SetStatus } from '../useSetStatus.js';
import { paths } from '@dealerkit/domain/paths';
import { OrderList } from './OrderList.js';
import type { OrderListProps } from './OrderList.js';
import { useHeldOrders } from './useHeldOrders.js';

const meta = {
  component: OrderList,
  args: {
    label: 'Orders',
    orders: statusOrders,
    parts,
    orderHref: paths.order,
    onSetStatus: fn<SetStatus>(async () => undefined),
  },
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<OrderListProps>;

const confirmName = 'Confirm: Ventilated Brake Disc 430 mm, Nasrin Akter';

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const row = within(canvas.getByRole('row', { name: /^Ventilated Brake Disc 430 mm/ }));
    await expect(row.getByText(/^4 pcs × ৳14,500$/)).toBeVisible();
    await expect(row.getByRole('cell', { name: '৳58,000' })).toBeVisible();
    await expect(row.getByText('Placed')).toBeVisible();
    await tabTo(row.getByRole('link', { name: 'Ventilated Brake Disc 430 mm' }));
    await expect(await followLink()).toBe(`/dashboard/orders/${placedOrder._id}`);
    await tabTo(row.getByRole('link', { name: 'Call Nasrin Akter: 01700-000142' }));
    await expect(await followLink()).toBe('tel:01700000142');
    await tabTo(row.getByRole('button', { name: confirmName }));
    await press('{Enter}');
    await expect(args.onSetStatus).toHaveBeenCalledWith(placedOrder, 'confirmed');
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Confirm',
      'Pack',
      'Hand over',
    ]);
  },
};

/** The lines of an order follow each other; the first one names the customer. */
export const OrdersOfLines: Story = {
  args: { orders: [...threeLines, ...oneLine, ...sevenLines] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText('Order 1042')).toHaveLength(3);
    await expect(canvas.getAllByText('Order 1043')).toHaveLength(7);
    await expect(canvas.getAllByRole('link', { name: /^Call Nasrin Akter/ })).toHaveLength(3);
  },
};

/** Removes the order after the change, as a list of waiting orders does. */
const WithRemoval = ({ onSetStatus, ...props }: OrderListProps) => {
  const [orders, setOrders] = useState(props.orders);
  const held = useHeldOrders(orders, async (...change) => {
    await onSetStatus?.(...change);
    setOrders((before) => before.filter(({ _id }) => _id !== change[0]._id));
    return undefined;
  });
  return (
    <>
      <h1 tabIndex={-1}>Orders</h1>
      <OrderList {...props} {...held} />
    </>
  );
};

const rowNames = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((header) => within(header).getByRole('link').textContent);

/** The second click of a double click would hit the order that takes the place of the first one. */
export const HoldsRows: Story = {
  render: (args) => <WithRemoval {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const before = rowNames(canvasElement);
    // One user, whose pointer leaves what it was on.
    const user = userEvent.setup();
    await user.dblClick(canvas.getByRole('button', { name: confirmName }));
    await expect(await canvas.findByRole('button', { name: /^Pack: Ventilated/ })).toBeVisible();
    await expect(args.onSetStatus).toHaveBeenCalledOnce();
    await expect(args.onSetStatus).toHaveBeenCalledWith(placedOrder, 'confirmed');
    await expect(rowNames(canvasElement)).toEqual(before);
    await user.hover(canvas.getByRole('heading'));
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(before.slice(1)));
  },
};

export const HoldsRowsWithKeyboard: Story = {
  tags: ['keyboard'],
  render: (args) => <WithRemoval {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const before = rowNames(canvasElement);
    const confirm = canvas.getByRole('button', { name: confirmName });
    await tabUntil(confirm);
    // A key that is held down is pressed once.
    await expect(fireEvent.keyDown(confirm, { key: 'Enter', repeat: true })).toBe(false);
    await press('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Pack: Ventilated/ })).toHaveFocus());
    await expect(args.onSetStatus).toHaveBeenCalledOnce();
    await expect(args.onSetStatus).toHaveBeenCalledWith(placedOrder, 'confirmed');
    await expect(rowNames(canvasElement)).toEqual(before);
    canvas.getByRole('heading').focus();
    await waitFor(() => expect(rowNames(canvasElement)).toEqual(before.slice(1)));
  },
};

export const Rejected: Story = {
  args: {
    onSetStatus: fn<SetStatus>(async () => ({
      message: 'Another user has changed this order. Its status is now “Packed”.',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: confirmName }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('now “Packed”');
  },
};

/** A host without statuses. */
export const NoStatus: Story = {
  args: { orders: manyOrders(3), orderHref: undefined, onSetStatus: undefined },
  play: async ({ canvasElement }) => {
    const headers = within(canvasElement).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual(['Part', 'Customer', 'Total']);
  },
};

export const MissingData: Story = {
  args: { orders: [{ _id: 'b20000000000000000000009', status: 'placed' }] },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /^Unnamed part/ }));
    await expect(row.getByText('No name')).toBeVisible();
    await expect(row.queryByRole('link', { name: /^Call/ })).toBeNull();
  },
};

export const LongText: Story = { args: { orders: [longWordsOrder, ...statusOrders] } };
