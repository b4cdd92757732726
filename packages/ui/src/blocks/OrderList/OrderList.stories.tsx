import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  deskLines,
  longLines,
  longWordsOrder,
  manyOrders,
  parts,
  returnedLines,
} from '../../../stories/fixtures/index.js';
import { followLink, press, pressTo, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { useRowSelection } from '../../elements/RowCheckbox/RowCheckbox.js';
import type { SetStatuses } from '../useSetStatus.js';
import { groupOrders } from '@dealerkit/domain/orders/orders';
import { paths } from '@dealerkit/domain/paths';
import { OrderList } from './OrderList.js';
import type { OrderListProps } from './OrderList.js';
import { useHeldOrders } from './useHeldOrders.js';

const orders = groupOrders(deskLines(7));
const keys = orders.map(({ key }) => key);

const meta = {
  component: OrderList,
  args: {
    label: 'Orders',
    orders,
    parts,
    orderHref: paths.order,
    onSetStatuses: fn<SetStatuses>(async () => undefined),
  },
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<OrderListProps>;

const confirmName = /^Confirm: order 1007, /;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const row = within(canvas.getByRole('row', { name: /^1007/ }));
    await tabTo(row.getByRole('link', { name: '1007' }));
    await expect(await followLink()).toBe('/dashboard/orders/1007');
    await tabTo(row.getByRole('link', { name: /^Call / }));
    await expect(await followLink()).toMatch(/^tel:017\d{8}$/);
    const toggle = row.getByRole('button', { name: /^1 part · \d+ pcs? of order 1007$/ });
    await tabTo(toggle);
    await press('{Enter}');
    await expect(canvas.getByRole('list', { name: '1 part of order 1007' })).toBeVisible();
    await press('o');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await tabTo(row.getByRole('button', { name: confirmName }));
    await press('{Enter}');
    await expect(args.onSetStatuses).toHaveBeenCalledWith(orders[0]?.lines, 'confirmed');
    await pressTo('{ArrowDown}', canvas.getByRole('link', { name: '1006' }));
  },
};

const Selectable = (props: OrderListProps) => <OrderList {...props} selection={useRowSelection(keys)} />;

export const WithSelection: Story = {
  render: (args) => <Selectable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select order 1006' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select order 1004' }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3);
  },
};

/** Removes the order after the change, as a list of waiting orders does. */
const WithRemoval = ({ onSetStatuses, ...props }: OrderListProps) => {
  const [current, setCurrent] = useState(props.orders);
  const held = useHeldOrders(current);
  const setStatuses: SetStatuses = async (lines, to) => {
    await onSetStatuses?.(lines, to);
    held.setChanged(new Set(lines.map(({ _id }) => _id)), to);
    setCurrent((before) => before.filter((order) => !order.lines.some((line) => lines.includes(line))));
    return undefined;
  };
  return (
    <>
      <h1 tabIndex={-1}>Orders</h1>
      <OrderList {...props} orders={held.orders} onSetStatuses={setStatuses} onLeave={held.release} />
    </>
  );
};

const rowNumbers = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map((header) => within(header).getByRole('link').textContent);

/** The second click of a double click would hit the order that takes the place of the first one. */
export const HoldsRows: Story = {
  render: (args) => <WithRemoval {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const before = rowNumbers(canvasElement);
    // One user, whose pointer leaves what it was on.
    const user = userEvent.setup();
    await user.dblClick(canvas.getByRole('button', { name: confirmName }));
    await expect(await canvas.findByRole('button', { name: /^Pack: order 1007/ })).toBeVisible();
    await expect(args.onSetStatuses).toHaveBeenCalledOnce();
    await expect(rowNumbers(canvasElement)).toEqual(before);
    await user.hover(canvas.getByRole('heading'));
    await waitFor(() => expect(rowNumbers(canvasElement)).toEqual(before.slice(1)));
  },
};

export const HoldsRowsWithKeyboard: Story = {
  tags: ['keyboard'],
  render: (args) => <WithRemoval {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const before = rowNumbers(canvasElement);
    const confirm = canvas.getByRole('button', { name: confirmName });
    await tabUntil(confirm);
    // A key that is held down is pressed once.
    await expect(fireEvent.keyDown(confirm, { key: 'Enter', repeat: true })).toBe(false);
    await press('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Pack: order 1007/ })).toHaveFocus());
    await expect(args.onSetStatuses).toHaveBeenCalledOnce();
    await expect(rowNumbers(canvasElement)).toEqual(before);
    canvas.getByRole('heading').focus();
    await waitFor(() => expect(rowNumbers(canvasElement)).toEqual(before.slice(1)));
  },
};

export const Rejected: Story = {
  args: {
    onSetStatuses: fn<SetStatuses>(async () => ({
      message: 'Another user has changed this order. Its status is now “Packed”.',
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: confirmName }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('now “Packed”');
  },
};

/** On a phone the open row also has what is due; the amount of a return is negative. */
export const OpenOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { orders: groupOrders(returnedLines.map((line) => ({ ...line, sum: 11_000_000, due: 11_000_000 }))) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /of order 1042$/ }));
    const lines = within(canvas.getByRole('list', { name: '1 part of order 1042' }));
    await expect(lines.getAllByRole('listitem')[1]).toHaveTextContent('-৳110,000');
    await expect(canvas.getAllByText('Due ৳110,000').at(-1)).toBeVisible();
  },
};

/** A host without statuses. */
export const NoStatus: Story = {
  args: { orders: groupOrders(manyOrders(3)), orderHref: undefined, onSetStatuses: undefined },
  play: async ({ canvasElement }) => {
    const headers = within(canvasElement).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual(['Order', 'Customer', 'Parts', 'Place', 'Sum']);
  },
};

export const MissingData: Story = {
  args: { orders: groupOrders([{ _id: 'b20000000000000000000009', status: 'placed' }]) },
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('row', { name: /^000009/ }));
    await expect(row.getByText('No name')).toBeVisible();
    await expect(row.getByText('Unnamed part')).toBeVisible();
    await expect(row.queryByRole('link', { name: /^Call/ })).toBeNull();
  },
};

export const LongText: Story = { args: { orders: groupOrders([longWordsOrder, ...longLines]) } };
