import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allOrders } from '@dealerkit/domain/orders/orderQuery';
import { failedStory } from '../../../stories/asyncStates.js';
import { longLines, longWordsOrder, orders, parts, sevenLines } from '../../../stories/fixtures/index.js';
import { followLink, press, pressTo, tabUntil } from '../../../stories/keyboard.js';
import { deskOrderLines, WithUpdatedOrders } from '../../../stories/orderDesk.js';
import { paths } from '@dealerkit/domain/paths';
import { OrderDeskScreen } from './OrderDeskScreen.js';
import type { ApplyStep, OrderDeskScreenProps } from './OrderDeskScreen.js';

const lines = deskOrderLines;
const counts = { placed: 7, confirmed: 3, packed: 5, handedOver: 1204, cancelled: 31 };

const meta = {
  component: OrderDeskScreen,
  parameters: { layout: 'fullscreen', path: paths.orders, role: 'admin' },
  args: {
    orders: { state: 'ready', data: lines },
    total: 128,
    counts,
    parts,
    criteria: allOrders,
    onFilter: fn(),
    hrefOf: ({ status }) => `${paths.orders}?status=${status}`,
    orderHref: paths.order,
    newOrderHref: paths.counterOrder,
    onExport: async () => undefined,
    exportFormats: ['xlsx', 'csv'],
    onExportSelected: fn(),
    onApply: fn<ApplyStep>(async () => []),
    onPrint: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof OrderDeskScreen>;
export default meta;
type Story = StoryObj<OrderDeskScreenProps>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Default: Story = {
  tags: ['keyboard'],
  render: (args) => <WithUpdatedOrders {...args} />,
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(main.getByText('24 of 128 orders')).toBeVisible();
    await tabUntil(main.getByRole('link', { name: 'Go to the first order' }));
    await pressTo('{Enter}', main.getByRole('link', { name: '1024' }));
    await press('c');
    await waitFor(() => expect(main.getByText('1 order: Confirmed')).toBeVisible());
    await expect(args.onApply).toHaveBeenLastCalledWith(
      lines.filter(({ orderNumber }) => orderNumber === 1024),
      'confirmed',
      expect.anything(),
    );
    await press('u');
    await waitFor(() => expect(main.getByText('1 order: back to Placed')).toBeVisible());
    await pressTo('j', main.getByRole('link', { name: '1023' }));
    await expect(await followLink()).toBe('/dashboard/orders/1023');
    await tabUntil(main.getByRole('button', { name: 'Show more orders' }));
    await press('{Enter}');
    await expect(args.onMore).toHaveBeenCalledOnce();
    await tabUntil(main.getByRole('link', { name: 'New order' }));
    await expect(await followLink()).toBe('/dashboard/counterorder');
  },
};

/** On arrival the focus is in the list, so its keys act at once. */
export const Arrival: Story = {
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await waitFor(() => expect(main.getByRole('table')).toHaveFocus());
    await pressTo('j', main.getByRole('link', { name: '1024' }));
    await pressTo('j', main.getByRole('link', { name: '1023' }));
  },
};

export const LinesInPlace: Story = {
  args: { orders: { state: 'ready', data: [...sevenLines, ...lines] } },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await userEvent.click(main.getByRole('button', { name: '7 parts · 28 pcs of order 1043' }));
    const list = within(main.getByRole('list', { name: '7 parts of order 1043' }));
    const [line] = list.getAllByRole('listitem');
    await expect(list.getAllByRole('listitem')).toHaveLength(7);
    // The amounts and the status of a line stand under those of its order.
    const row = main.getByRole('rowheader', { name: /^1043/ }).parentElement as HTMLElement;
    const leftOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left;
    const rightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().right;
    const cellOf = (name: string) => {
      const heads = main.getAllByRole('columnheader').map(({ textContent }) => textContent);
      return row.children[row.children.length - heads.length + heads.indexOf(name)];
    };
    await expect(rightOf(line?.children[3])).toBeCloseTo(rightOf(cellOf('Sum')) ?? 0, 0);
    await expect(leftOf(line?.children[4])).toBeCloseTo(leftOf(cellOf('Status')) ?? 0, -1);
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

/** The orders of the customer whose page leads here. */
export const OfCustomer: Story = {
  args: { criteria: { ...allOrders, customer: 'c20000000000000000000001' }, customerName: 'Karim Transport' },
  play: async ({ args, canvasElement }) => {
    const remove = mainIn(canvasElement).getByRole('button', { name: 'Remove filter: Customer: Karim Transport' });
    await userEvent.click(remove);
    await expect(args.onFilter).toHaveBeenCalledWith(allOrders);
  },
};

/** A host that lists the orders of one customer at a time, without statuses. */
export const OneCustomer: Story = {
  args: {
    orders: { state: 'ready', data: [...orders] },
    total: undefined,
    counts: undefined,
    customer: 'shopper@example.com',
    criteria: { ...allOrders, search: 'shopper@example.com' },
    onFilter: undefined,
    hrefOf: undefined,
    orderHref: undefined,
    newOrderHref: undefined,
    onExport: undefined,
    onExportSelected: undefined,
    onApply: undefined,
    onPrint: undefined,
    onMore: undefined,
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByText('shopper@example.com')).toBeVisible();
    await expect(main.queryByRole('searchbox')).toBeNull();
    await expect(main.queryByRole('checkbox')).toBeNull();
    await expect(main.getByText('4 orders')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { orders: { state: 'ready', data: [longWordsOrder, ...longLines, ...lines.slice(0, 6)] } },
};

export const Loading: Story = {
  args: { orders: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const Failed: Story = failedStory((value) => ({ orders: value }));

/** The host stops counting the orders of a filter at 10,000. */
export const ManyMatches: Story = {
  args: { total: 10_000, isTotalMinimum: true },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByText(/ of 10,000 or more orders$/)).toBeVisible();
  },
};
