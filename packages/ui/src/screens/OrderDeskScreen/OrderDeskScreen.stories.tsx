import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ErrorKind } from '../../AsyncData.js';
import { allOrders } from '../../blocks/OrderFilter/OrderFilter.js';
import { failedStory } from '../../../stories/asyncStates.js';
import { longWordsOrder, orders, parts, placedOrder, statusOrders } from '../../../stories/fixtures/index.js';
import { followLink, press, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { OrderDeskScreen } from './OrderDeskScreen.js';
import type { OrderDeskScreenProps } from './OrderDeskScreen.js';

type SetStatus = NonNullable<OrderDeskScreenProps['onSetStatus']>;

const meta = {
  component: OrderDeskScreen,
  parameters: { layout: 'fullscreen', path: paths.orders, role: 'admin' },
  args: {
    orders: { state: 'ready', data: statusOrders },
    total: 128,
    parts,
    criteria: allOrders,
    onFilter: fn(),
    orderHref: paths.order,
    newOrderHref: paths.counterOrder,
    onExport: async () => undefined,
    onSetStatus: fn<SetStatus>(async () => undefined),
    onMore: fn(),
  },
} satisfies Meta<typeof OrderDeskScreen>;
export default meta;
type Story = StoryObj<OrderDeskScreenProps>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

const confirmName = 'Confirm: Ventilated Brake Disc 430 mm, Nasrin Akter';

/** Updates the order after the change, as an application does. */
const WithUpdatedOrders = (props: OrderDeskScreenProps) => {
  const [updated, setUpdated] = useState(statusOrders);
  return (
    <OrderDeskScreen
      {...props}
      orders={{ state: 'ready', data: updated }}
      onSetStatus={async (order, to, reason) => {
        const error = await props.onSetStatus?.(order, to, reason);
        setUpdated((before) => before.map((each) => (each._id === order._id ? { ...each, status: to } : each)));
        return error;
      }}
    />
  );
};

export const Default: Story = {
  tags: ['keyboard'],
  render: (args) => <WithUpdatedOrders {...args} />,
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(main.getByRole('status')).toHaveTextContent('5 of 128 orders');
    const confirm = main.getByRole('button', { name: confirmName });
    await tabUntil(confirm);
    await press('{Enter}');
    await waitFor(() => expect(main.getByRole('button', { name: /^Pack: Ventilated/ })).toHaveFocus());
    await expect(args.onSetStatus).toHaveBeenCalledWith(placedOrder, 'confirmed', undefined);
    await tabUntil(main.getByRole('button', { name: 'Show more orders' }));
    await press('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
    await tabUntil(main.getByRole('link', { name: 'New order' }));
    await expect(await followLink()).toBe('/dashboard/counterorder');
  },
};

/** Another admin has packed the order in the meantime. */
export const Conflict: Story = {
  args: {
    onSetStatus: fn<SetStatus>(async () => ({
      message: 'Another user has changed this order. Its status is now “Packed”.',
    })),
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await userEvent.click(main.getByRole('button', { name: confirmName }));
    await expect(await main.findByRole('alert')).toHaveTextContent('Its status is now “Packed”.');
  },
};

export const Empty: Story = {
  args: { orders: { state: 'ready', data: [] }, total: 0, onMore: undefined },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByText('No orders yet')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { ...Empty.args, criteria: { ...allOrders, search: 'camshaft', status: 'packed' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(mainIn(canvasElement).getByRole('button', { name: 'Show all orders' }));
    await expect(args.onFilter).toHaveBeenCalledWith(allOrders);
  },
};

/** A host that lists the orders of one customer at a time, without statuses. */
export const OneCustomer: Story = {
  args: {
    orders: { state: 'ready', data: orders },
    total: undefined,
    customer: 'shopper@example.com',
    criteria: { ...allOrders, search: 'shopper@example.com' },
    onFilter: undefined,
    orderHref: undefined,
    newOrderHref: undefined,
    onExport: undefined,
    onSetStatus: undefined,
    onMore: undefined,
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByText('shopper@example.com')).toBeVisible();
    await expect(main.queryByRole('searchbox')).toBeNull();
    await expect(main.getByRole('status')).toHaveTextContent('4 orders');
  },
};

export const LongText: Story = { args: { orders: { state: 'ready', data: [longWordsOrder, ...statusOrders] } } };

export const Loading: Story = {
  args: { orders: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

const failed = (kind: ErrorKind) => failedStory(kind, (value) => ({ orders: value }));

export const Failed: Story = failed('server');
export const Offline: Story = failed('offline');
export const Unauthorised: Story = failed('unauthorised');
export const Forbidden: Story = failed('forbidden');
export const NotFound: Story = failed('notFound');
export const TooMany: Story = failed('tooMany');
export const Unexpected: Story = failed('unexpected');

/** The host stops counting the orders of a filter at 10,000. */
export const ManyMatches: Story = {
  args: { total: 10_000, isTotalMinimum: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/ of 10,000 or more orders$/);
  },
};
