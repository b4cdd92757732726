import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  clutchKitOrder,
  offlineQueue,
  manyOrders,
  orders,
  parts,
  placedOrder,
  statusOrders,
} from '../../../stories/fixtures/index.js';
import { RowsOnDemand } from '../../../stories/RowsOnDemand.js';
import { failedStory } from '../../../stories/asyncStates.js';
import { expectFocusReturned, followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { rejectedDialogStory } from '../../../stories/submitErrors.js';
import { en } from '../../texts/en.js';
import { paths } from '@dealerkit/domain/paths';
import { MyOrdersScreen } from './MyOrdersScreen.js';
import type { MyOrdersScreenProps } from './MyOrdersScreen.js';

const meta = {
  component: MyOrdersScreen,
  parameters: { layout: 'fullscreen', path: paths.myOrders, role: 'customer' },
  args: {
    orders: { state: 'ready', data: orders },
    orderHref: paths.order,
    onDelete: fn<MyOrdersScreenProps['onDelete']>(async () => undefined),
  },
} satisfies Meta<typeof MyOrdersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

const openDialog = async (canvasElement: HTMLElement) => {
  await tabUntil(mainIn(canvasElement).getByRole('button', { name: 'Delete Clutch Kit 430 mm' }));
  await press('{Enter}');
  return within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete Clutch Kit 430 mm' }));
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
    await expect(main.getByText('4 orders')).toBeVisible();
    await expect(main.getAllByRole('rowheader')).toHaveLength(4);
  },
};

/** Without a connection: the orders of the last visit, and those that wait on the device. */
export const Kept: Story = {
  args: {
    parts,
    storedAt: Date.UTC(2026, 10, 21, 10, 20),
    failureKind: 'offline',
    offlineQueue: {
      orders: offlineQueue,
      parts,
      isAutomatic: true,
      onSend: fn(async () => undefined),
      onDiscard: fn(),
    },
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByText('No connection')).toBeVisible();
    await expect(main.getByText(/^Your orders as of /)).toBeVisible();
    await expect(main.getByRole('region', { name: 'Waiting to be sent' })).toBeVisible();
    await expect(main.getAllByRole('rowheader')).toHaveLength(4);
  },
};

/** The orders of the last visit, until the host has answered. */
export const Checking: Story = {
  args: { storedAt: Date.UTC(2026, 10, 21, 10, 20) },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByText(/^Your orders as of /)).toBeVisible();
  },
};

/** The dealerkit backend: date, status and price, and packed orders that can no longer be deleted. */
export const WithStatus: Story = {
  tags: ['keyboard'],
  args: { orders: { state: 'ready', data: statusOrders }, parts, onOrderAgain: fn() },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    const row = within(main.getByRole('row', { name: /^Ventilated Brake Disc 430 mm/ }));
    await expect(row.getByText('৳58,000')).toBeVisible();
    await tabUntil(row.getByRole('link', { name: 'Ventilated Brake Disc 430 mm' }));
    await expect(await followLink()).toBe('/dashboard/orders/b20000000000000000000005');
    await tabTo(row.getByRole('button', { name: 'Order again: Ventilated Brake Disc 430 mm' }));
    await press('{Enter}');
    await expect(args.onOrderAgain).toHaveBeenCalledWith(expect.objectContaining({ key: 'b20000000000000000000005' }));
    const deletable = main.getAllByRole('button', { name: /^Delete/ });
    await expect(deletable.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Delete Ventilated Brake Disc 430 mm',
      'Delete Clutch Kit 430 mm',
      'Delete Headlamp, Left, 24 V',
    ]);
  },
};

export const OneOrder: Story = {
  args: { orders: { state: 'ready', data: [clutchKitOrder] } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByText('1 order')).toBeVisible();
  },
};

/** Updates `orders` after the request, as an application does. */
const WithUpdatedOrders = ({ onDelete }: MyOrdersScreenProps) => {
  const [updatedOrders, setUpdatedOrders] = useState(orders);
  return (
    <MyOrdersScreen
      orders={{ state: 'ready', data: updatedOrders }}
      onDelete={async (order) => {
        const error = await onDelete(order);
        setUpdatedOrders((before) => before.filter(({ _id }) => _id !== order._id));
        return error;
      }}
    />
  );
};

export const Deleted: Story = {
  tags: ['keyboard'],
  render: (args) => <WithUpdatedOrders {...args} />,
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await tabTo(dialog.getByRole('button', { name: 'Delete' }));
    await press('{Enter}');
    const main = mainIn(canvasElement);
    const next = main.getByRole('button', { name: 'Delete Unnamed part' });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(args.onDelete).toHaveBeenCalledWith(clutchKitOrder);
    await expect(main.queryByRole('button', { name: 'Delete Clutch Kit 430 mm' })).toBeNull();
    await expect(main.getByText('3 orders')).toBeVisible();
  },
};

export const DeleteCancelled: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Cancle' })).toHaveFocus();
    await press('{Enter}');
    const opener = mainIn(canvasElement).getByRole('button', { name: 'Delete Clutch Kit 430 mm' });
    await expectFocusReturned(opener);
    await press('{Enter}');
    await screen.findByRole('alertdialog');
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { orders: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ['keyboard'],
  args: { orders: { state: 'ready', data: [] } },
  play: async ({ canvasElement }) => {
    await tabUntil(mainIn(canvasElement).getByRole('link', { name: 'See parts' }));
    await expect(await followLink()).toBe('/');
  },
};

export const Failed: Story = failedStory((value) => ({ orders: value }));

/** For `npm run bench:tables`: the stories of the table prove many rows. */
export const HundredThousandOrders: Story = {
  tags: ['!test'],
  render: (args) => (
    <RowsOnDemand makeRows={manyOrders}>{(rows) => <MyOrdersScreen {...args} orders={rows} />}</RowsOnDemand>
  ),
};

const manyStatusOrders = manyOrders(250).map(({ _id }) => ({
  ...placedOrder,
  address: `${placedOrder.address ?? ''}, second gate, behind the petrol station`,
  _id,
}));

/** A longer table renders only the rows in the viewport, with the same facts and buttons. */
export const MoreThanTwoHundred: Story = {
  args: { orders: { state: 'ready', data: manyStatusOrders }, parts, onOrderAgain: fn() },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('grid')).toHaveAttribute('aria-rowcount', '251');
    const [, first] = main.getAllByRole('row');
    if (!first) throw new Error('There is no row.');
    const row = within(first);
    await expect(row.getByRole('button', { name: 'Order again: Ventilated Brake Disc 430 mm' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Delete Ventilated Brake Disc 430 mm' })).toBeVisible();
    await expect(row.getByText('৳58,000')).toBeVisible();
    await expect(row.getByText('+880 1700-000142')).toBeVisible();
  },
};

const rejected = rejectedDialogStory(
  (reject) => ({ onDelete: fn<MyOrdersScreenProps['onDelete']>(reject) }),
  'Delete Clutch Kit 430 mm',
  'Delete',
);

export const DeleteFailed: Story = rejected(en.errors.server.advice);
