import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import {
  customersFor,
  findCustomers,
  garage,
  karim,
  ledger,
  longWordsCustomer,
  newCustomer,
  sevenLines,
  threeLines,
  waitingCheques,
} from '../../../stories/fixtures/index.js';
import { expectFocusReturned, followLink, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { CustomerScreen } from './CustomerScreen.js';
import type { CustomerScreenProps } from './CustomerScreen.js';

const meta = {
  component: CustomerScreen,
  parameters: { layout: 'fullscreen', path: paths.customer('c1'), role: 'admin' },
  args: {
    customer: { state: 'ready', data: karim },
    orders: { state: 'ready', data: [...threeLines, ...sevenLines] },
    ordersHref: '/dashboard/orders?search=Abdul+Karim',
    ledger: { state: 'ready', data: ledger },
    onReverse: fn<CustomerScreenProps['onReverse']>(async () => undefined),
    onSave: fn<CustomerScreenProps['onSave']>(async () => undefined),
    onPay: fn<CustomerScreenProps['onPay']>(async () => undefined),
    onRefund: fn<CustomerScreenProps['onRefund']>(async () => undefined),
    onAdjust: fn<CustomerScreenProps['onAdjust']>(async () => undefined),
    picker: { search: '', onSearchChange: fn(), matches: customersFor(''), onFind: async () => [] },
    onMerge: fn<CustomerScreenProps['onMerge']>(async () => undefined),
    onLinkAccount: fn<CustomerScreenProps['onLinkAccount']>(async () => undefined),
    onUnlinkAccount: fn<CustomerScreenProps['onUnlinkAccount']>(async () => undefined),
  },
  render: function Render(args) {
    const [search, onSearchChange] = useState('');
    return (
      <CustomerScreen
        {...args}
        picker={{ ...args.picker, search, onSearchChange, matches: customersFor(search), onFind: findCustomers }}
      />
    );
  },
} satisfies Meta<typeof CustomerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last order is one Tab after the title, the payment two. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('heading', { level: 1, name: 'Abdul Karim' }).focus();
    await tabTo(canvas.getByRole('link', { name: 'Last order 1042' }));
    await expect(await followLink()).toBe('/dashboard/orders/1042');
    const payment = canvas.getByRole('button', { name: 'Take payment' });
    await tabTo(payment);
    await press('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Take payment' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
    await press('2500{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Record payment' })).toHaveFocus());
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith(karim, { amount: 250_000, method: 'cash' }, expect.anything()),
    );
    await expectFocusReturned(payment);
    await tabTo(canvas.getByRole('link', { name: 'New order' }));
    await expect(await followLink()).toBe('/dashboard/counterorder?customer=c1');
  },
};

const openMenu = async (canvasElement: HTMLElement, item: string) => {
  const more = within(canvasElement).getByRole('button', { name: 'More actions' });
  await userEvent.click(more);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  return more;
};

export const Edit: Story = {
  play: async ({ args, canvasElement }) => {
    await openMenu(canvasElement, 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Abdul Karim' }));
    const limit = dialog.getByRole('textbox', { name: 'Credit limit' });
    await userEvent.clear(limit);
    await userEvent.type(limit, '75000{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Abdul Karim', creditLimit: 7_500_000 }),
    );
  },
};

export const Adjust: Story = {
  play: async ({ args, canvasElement }) => {
    await openMenu(canvasElement, 'Adjust the balance');
    const dialog = within(await screen.findByRole('dialog', { name: 'Adjust the balance' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Raise the balance by' }), '-500');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Written off{Enter}');
    await waitFor(() =>
      expect(args.onAdjust).toHaveBeenCalledWith({ amount: -50_000, note: 'Written off' }, expect.anything()),
    );
  },
};

export const Merge: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 'Merge with another customer');
    const dialog = within(await screen.findByRole('dialog', { name: 'Which customer is the same as Abdul Karim?' }));
    await userEvent.type(dialog.getByRole('searchbox'), '0244{Enter}');
    await expect(await dialog.findByText('৳137,300.50')).toBeVisible();
  },
};

export const Unlink: Story = {
  tags: ['keyboard', 'escape'],
  args: { customer: { state: 'ready', data: garage } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'More actions' });
    const openDialog = async () => {
      await press('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pay money back' })).toHaveFocus());
      await press('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
      return within(await screen.findByRole('alertdialog', { name: 'Take jalalabad@example.com off?' }));
    };
    await tabUntil(more);
    await openDialog();
    await press('{Escape}');
    await expectFocusReturned(more);
    const dialog = await openDialog();
    await tabTo(dialog.getByRole('button', { name: 'Take the account off' }));
    await press('{Enter}');
    await waitFor(() => expect(args.onUnlinkAccount).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Overdue: Story = {
  args: { overdue: 800_000 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('৳8,000 due for more than 30 days')).toBeVisible();
  },
};

/** Without orders and entries. */
export const Empty: Story = {
  args: {
    customer: { state: 'ready', data: newCustomer },
    orders: { state: 'ready', data: [] },
    ledger: { state: 'ready', data: [] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No entries yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Last order/ })).toBeNull();
  },
};

export const LongText: Story = { args: { customer: { state: 'ready', data: longWordsCustomer } } };
/** Cheques that have not cleared stand beside the balance. */
export const Cheques: Story = {
  args: {
    customer: { state: 'ready', data: { ...karim, cheques: { amount: 1_000_000, until: '2027-01-07' } } },
    cheques: waitingCheques.filter(({ customer }) => customer._id === 'c1'),
    onSetCheque: fn<NonNullable<CustomerScreenProps['onSetCheque']>>(async () => undefined),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^of which ৳10,000 in cheques until /)).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Cheques' })).toBeVisible();
  },
};

export const Loading: Story = { args: { customer: { state: 'loading' } } };
export const LedgerFailed: Story = failedStory((value) => ({ ledger: value }));

export const Failed: Story = failedStory((value) => ({ customer: value }));
