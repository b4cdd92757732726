import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { customersFor, findCustomers, garage, karim, longWordsCustomer } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { MergeCustomers } from './MergeCustomers.js';
import type { MergeCustomersProps } from './MergeCustomers.js';

const meta = {
  component: MergeCustomers,
  args: {
    customer: karim,
    picker: { search: '', onSearchChange: fn(), matches: customersFor(''), onFind: async () => [] },
    onMerge: fn<MergeCustomersProps['onMerge']>(async () => undefined),
    onMerged: fn(),
  },
  render: function Render(args) {
    const [search, onSearchChange] = useState('');
    const picker = { ...args.picker, search, onSearchChange, matches: customersFor(search), onFind: findCustomers };
    return <MergeCustomers {...args} picker={picker} />;
  },
  decorators: [maxWidth('30rem')],
} satisfies Meta<typeof MergeCustomers>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement, search: string) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  await press(`${search}{Enter}`);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Another customer' })).toHaveFocus());
  return canvas;
};

/** The customer himself is no match; what will change is shown first. */
export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = await choose(canvasElement, 'sylhet');
    await expect(canvas.getByText('৳137,300.50')).toBeVisible();
    await expect(canvas.getByText('jalalabad@example.com')).toBeVisible();
    await tabUntil(canvas.getByRole('button', { name: 'Merge' }));
    await press('{Enter}');
    await waitFor(() => expect(args.onMerge).toHaveBeenCalledWith(garage));
    await expect(args.onMerged).toHaveBeenCalledOnce();
  },
};

export const TwoAccounts: Story = {
  args: { customer: { ...karim, email: 'karim@example.com' } },
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, '0244');
    await expect(canvas.getByText(/^Both customers have an account/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Merge' })).toBeNull();
  },
};

export const Rejected: Story = {
  args: { onMerge: fn<MergeCustomersProps['onMerge']>(async () => ({ message: 'One of them was merged already.' })) },
  play: async ({ args, canvasElement }) => {
    const canvas = await choose(canvasElement, '0244');
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('One of them was merged already.');
    await expect(args.onMerged).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { customer: longWordsCustomer },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, '0731');
  },
};
