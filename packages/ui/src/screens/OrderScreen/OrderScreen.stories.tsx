import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { OrderBooks } from '../../blocks/OrderBooks/OrderBooks.js';
import {
  cancelledOrder,
  creditedInvoice,
  invoice,
  contact,
  longLines,
  longWordsOrder,
  oneLine,
  orderOf,
  packedOrder,
  parts,
  placedOrder,
  returnedLines,
  sevenLines,
  threeLines,
} from '../../../stories/fixtures/index.js';
import { expectFocusReturned, followLink, press, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { OrderScreen } from './OrderScreen.js';
import type { OrderScreenProps } from './OrderScreen.js';

type Callback<Name extends keyof OrderScreenProps> = NonNullable<OrderScreenProps[Name]>;
type SetStatus = Callback<'onSetStatus'>;

const meta = {
  component: OrderScreen,
  parameters: { layout: 'fullscreen', path: paths.order('1'), role: 'admin' },
  args: {
    order: { state: 'ready', data: orderOf(placedOrder) },
    parts,
    viewer: { email: 'admin@example.com', isAdmin: true },
    printHref: paths.printOrder(placedOrder._id),
    onSetStatus: fn<SetStatus>(async () => undefined),
    onSetStatuses: fn<Callback<'onSetStatuses'>>(async () => undefined),
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<OrderScreenProps>;

const forCustomer = {
  viewer: { email: 'shopper@example.com', isAdmin: false },
  contact,
  onSetStatus: undefined,
  onSetStatuses: undefined,
  onDelete: fn<Callback<'onDelete'>>(async () => undefined),
  onDeleteLines: fn<Callback<'onDeleteLines'>>(async () => undefined),
  onOrderAgain: fn(),
} satisfies Partial<OrderScreenProps>;

const mainIn = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Order 000005' })).toBeVisible();
    await tabUntil(main.getByRole('button', { name: 'Confirm' }));
    await press('{Enter}');
    await expect(args.onSetStatus).toHaveBeenCalledWith(placedOrder, 'confirmed');
    await tabUntil(main.getByRole('link', { name: 'Print' }));
    await expect(await followLink()).toBe(`/dashboard/orders/${placedOrder._id}/print`);
  },
};

export const ForCustomer: Story = {
  args: {
    order: { state: 'ready', data: orderOf(packedOrder) },
    ...forCustomer,
  },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByText('Date').nextElementSibling).toHaveTextContent(/\d{4}$/);
    await expect(main.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(main.getByRole('button', { name: 'Order again' }));
    await expect(args.onOrderAgain).toHaveBeenCalledWith(expect.objectContaining({ lines: [packedOrder] }));
  },
};

/** The customer reads what was agreed, what is paid and due, and the invoices. */
export const TermsForCustomer: Story = {
  args: {
    order: { state: 'ready', data: orderOf(...threeLines, ...returnedLines) },
    ...forCustomer,
    totals: { discount: 50_000, deliveryCharge: 35_000, total: 29_035_300, paid: 1_000_000, due: 500_000 },
    books: <OrderBooks invoices={[invoice, creditedInvoice]} />,
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('region', { name: 'Terms' })).toHaveTextContent('Due৳5,000');
    await expect(main.getByRole('region', { name: 'Invoices' })).toHaveTextContent('Invoice 2026-000123');
  },
};

export const OneLine: Story = {
  tags: ['keyboard', 'escape'],
  args: { order: { state: 'ready', data: orderOf(...oneLine) }, ...forCustomer },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Order 1044' })).toBeVisible();
    const remove = main.getByRole('button', { name: 'Delete Ventilated Brake Disc 430 mm' });
    await tabUntil(remove);
    await press('{Enter}');
    await screen.findByRole('alertdialog');
    await press('{Escape}');
    await expectFocusReturned(remove);
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(main.getByRole('link', { name: 'Send a message on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('my%20order%201044'),
    );
  },
};

export const ThreeLines: Story = {
  args: { order: { state: 'ready', data: orderOf(...threeLines) }, ...forCustomer },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Order 1042' })).toBeVisible();
    await expect(main.getByText('1 of 2 packed, 1 cancelled')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Delete Ventilated Brake Disc 430 mm' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete Ventilated Brake Disc 430 mm',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(threeLines[1]));
    await waitFor(() => expect(main.getByRole('heading', { level: 1 })).toHaveFocus());
    await tabUntil(main.getByRole('button', { name: 'Order again' }));
    await press('{Enter}');
    await expect(args.onOrderAgain).toHaveBeenCalledOnce();
  },
};

export const SevenLines: Story = {
  args: { order: { state: 'ready', data: orderOf(...sevenLines) } },
  play: async ({ args, canvasElement }) => {
    const main = mainIn(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Confirm: Clutch Kit 430 mm' }));
    await expect(args.onSetStatus).toHaveBeenCalledWith(sevenLines[1], 'confirmed');
    await userEvent.click(main.getByRole('button', { name: 'Confirm 7 parts' }));
    await expect(args.onSetStatuses).toHaveBeenCalledWith(sevenLines, 'confirmed');
  },
};

/** An admin of a host that keeps terms, payments and returns; balance and invoices of the customer stand below. */
export const WithTerms: Story = {
  args: {
    order: { state: 'ready', data: orderOf(...threeLines, ...returnedLines) },
    totals: { discount: 50_000, deliveryCharge: 35_000, total: 29_035_300, paid: 1_000_000, due: 500_000 },
    onSetTerms: fn(async () => undefined),
    changes: {
      onSetQuantity: fn(async () => undefined),
      onSplit: fn(async () => undefined),
      onReturn: fn(async () => undefined),
    },
    books: <p>Balance of the customer and invoices</p>,
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await expect(main.getByRole('heading', { level: 2, name: 'Terms' })).toBeVisible();
    await expect(main.getByText('-৳110,000')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'More: Ventilated Brake Disc 430 mm' }));
    await expect(await screen.findByRole('menuitem', { name: 'Split' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const LongLines: Story = { args: { order: { state: 'ready', data: orderOf(...longLines) } } };

export const Conflict: Story = {
  args: {
    onSetStatus: fn<SetStatus>(async () => ({
      message: 'Another user has changed this order. Its status is now “Packed”.',
    })),
  },
  play: async ({ canvasElement }) => {
    const main = mainIn(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Confirm' }));
    await expect(await main.findByRole('alert')).toHaveTextContent('now “Packed”');
  },
};

export const Cancelled: Story = {
  args: { order: { state: 'ready', data: orderOf(cancelledOrder) } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByText('Reason: The customer cannot be reached')).toBeVisible();
  },
};

export const LongText: Story = { args: { order: { state: 'ready', data: orderOf(longWordsOrder) } } };

export const Loading: Story = {
  args: { order: { state: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { order: { state: 'failed', kind: 'notFound', retry: fn() } },
  play: async ({ canvasElement }) => {
    await expect(mainIn(canvasElement).getByRole('alert')).toHaveTextContent('This order does not exist');
  },
};

export const Failed: Story = failedStory((value) => ({ order: value }));
