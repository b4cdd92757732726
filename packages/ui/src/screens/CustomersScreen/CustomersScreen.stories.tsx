import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { customers, customersFor, findCustomers, karim, manyCustomers } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { CustomersScreen } from './CustomersScreen.js';
import type { CustomersScreenProps } from './CustomersScreen.js';

const meta = {
  component: CustomersScreen,
  parameters: { layout: 'fullscreen', path: paths.customers, role: 'admin' },
  args: {
    customers: { state: 'ready', data: customers },
    total: customers.length,
    criteria: { search: '', sort: 'name' },
    onFilter: fn(),
    onOpen: fn(),
    onAdd: fn<CustomersScreenProps['onAdd']>(async () => undefined),
    picker: { search: '', onSearchChange: fn(), matches: customersFor(''), onFind: async () => [] },
    onPay: fn<CustomersScreenProps['onPay']>(async () => undefined),
  },
  render: function Render(args) {
    const [criteria, setCriteria] = useState(args.criteria);
    const [search, onSearchChange] = useState('');
    return (
      <CustomersScreen
        {...args}
        criteria={criteria}
        onFilter={(changed) => {
          setCriteria(changed);
          args.onFilter(changed);
        }}
        picker={{ ...args.picker, search, onSearchChange, matches: customersFor(search), onFind: findCustomers }}
      />
    );
  },
} satisfies Meta<typeof CustomersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The search is two Tabs after the title, and Enter opens the only match. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByRole('heading', { level: 1, name: 'Customers' });
    title.focus();
    await tabTo(
      canvas.getByRole('button', { name: 'Take payment' }),
      canvas.getByRole('button', { name: 'New customer' }),
      canvas.getByRole('searchbox'),
    );
    await press('0731{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('0731');
    await waitFor(() => expect(args.onFilter).toHaveBeenCalledWith({ search: '0731', sort: 'name' }));
    await expect(canvas.getByText('4 customers')).toBeVisible();
  },
};

export const Sorted: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.selectOptions(
      within(canvasElement).getByRole('combobox', { name: 'Sort by' }),
      'Highest balance first',
    );
    await expect(args.onFilter).toHaveBeenLastCalledWith({ search: '', sort: '-balance' });
  },
};

export const PaymentByKeyboard: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Take payment' });
    await tabUntil(opener);
    await press('{Enter}');
    await screen.findByRole('dialog', { name: 'Take payment' });
    await press('{Escape}');
    await expectFocusReturned(opener);
    await press('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('searchbox')).toHaveFocus());
    await press('0731{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveFocus());
    await press('5000{Enter}');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Record payment' })).toHaveFocus());
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith(karim, { amount: 500_000, method: 'cash' }, expect.anything()),
    );
    await expectFocusReturned(opener);
  },
};

export const NewCustomer: Story = {
  args: { existing: karim, onAdd: fn<CustomersScreenProps['onAdd']>(async () => ({ message: 'Taken.' })) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'New customer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New customer' }));
    await expect(dialog.getByRole('link', { name: 'Open Abdul Karim' })).toBeVisible();
  },
};

export const More: Story = {
  args: { customers: { state: 'ready', data: manyCustomers(50) }, total: 1240, onMore: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('50 of 1,240 customers shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  args: { customers: { state: 'ready', data: [] }, total: 0, criteria: { search: '9999', sort: 'name' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear search' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ search: '', sort: 'name' });
  },
};

export const Empty: Story = {
  args: { customers: { state: 'ready', data: [] }, total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No customers yet')).toBeVisible();
  },
};

export const Loading: Story = { args: { customers: { state: 'loading' } } };

export const Failed: Story = failedStory((value) => ({ customers: value }));
