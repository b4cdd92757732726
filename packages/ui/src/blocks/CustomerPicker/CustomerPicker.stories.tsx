import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { customersFor, findCustomers, garage, karim, longWordsCustomer } from '../../../stories/fixtures/index.js';
import { press, tabTo, typeInto } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { CustomerPicker } from './CustomerPicker.js';
import type { CustomerPickerProps } from './CustomerPicker.js';
import { ChosenCustomer } from './ChosenCustomer.js';

const meta = {
  component: CustomerPicker,
  args: {
    search: '',
    onSearchChange: fn(),
    matches: { state: 'ready', data: [] },
    onFind: fn<CustomerPickerProps['onFind']>(findCustomers),
    onPick: fn(),
  },
  render: function Render(args) {
    const [search, setSearch] = useState(args.search);
    const matches = args.matches.state === 'ready' ? customersFor(search) : args.matches;
    return <CustomerPicker {...args} search={search} onSearchChange={setSearch} matches={matches} />;
  },
  decorators: [maxWidth('32rem')],
} satisfies Meta<typeof CustomerPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The last digits of a phone number find one customer, whom Enter takes. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    await typeInto(within(canvasElement).getByRole('searchbox'), '০৭৩১{Enter}');
    await waitFor(() => expect(args.onPick).toHaveBeenCalledWith(karim));
  },
};

/** Enter never takes one of several. */
export const Several: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await typeInto(canvas.getByRole('searchbox'), 'sylhet{Enter}');
    await expect(await canvas.findByText('2 customers match. Choose one.')).toBeVisible();
    await expect(args.onPick).not.toHaveBeenCalled();
    const first = canvas.getByRole('button', { name: 'Choose Abdul Karim' });
    await expect(first).toHaveFocus();
    await tabTo(canvas.getByRole('button', { name: 'Choose Jalalabad Motor Workshop' }));
    await press('{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith(garage);
  },
};

export const Nobody: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typeInto(canvas.getByRole('searchbox'), '9999{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nobody has this number.');
  },
};

export const Failed: Story = {
  args: {
    search: '0731',
    matches: { state: 'failed', kind: 'offline', retry: fn() },
    onFind: fn<CustomerPickerProps['onFind']>(async () => ({ message: 'The shop could not be reached.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await typeInto(canvas.getByRole('searchbox'), '{Enter}');
    await expect(await canvas.findByText('The shop could not be reached.')).toBeVisible();
  },
};

/** The chosen customer owes more than the limit. */
export const AboveLimit: Story = {
  render: () => <ChosenCustomer customer={garage} onChange={fn()} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Owes ৳124,800.50, above the limit of ৳100,000.');
  },
};

export const LongText: Story = { render: () => <ChosenCustomer customer={longWordsCustomer} onChange={fn()} /> };
