import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { press, tabTo, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { allOrders } from '@dealerkit/domain/orders/orderQuery';
import { OrderFilter } from './OrderFilter.js';
import type { OrderFilterProps } from './OrderFilter.js';

/** Keeps the criteria, as the address of a page does. */
const WithCriteria = ({ onFilter, ...props }: OrderFilterProps) => {
  const [criteria, setCriteria] = useState(props.criteria);
  return (
    <OrderFilter
      {...props}
      criteria={criteria}
      onFilter={(next) => {
        setCriteria(next);
        onFilter(next);
      }}
    />
  );
};

const meta = {
  component: OrderFilter,
  render: (args) => <WithCriteria {...args} />,
  args: { criteria: allOrders, onFilter: fn() },
} satisfies Meta<typeof OrderFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await typeInto(canvas.getByRole('searchbox', { name: 'Customer, phone or part' }), 'karim 430');
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ ...allOrders, search: 'karim 430' }));
    const dates = canvas.getByRole('button', { name: 'Dates' });
    await tabTo(dates);
    await press('{Enter}');
    const sort = canvas.getByRole('combobox', { name: 'Sort by' });
    await tabTo(sort, canvas.getByLabelText('From'));
    // A synthetic arrow key does not change a native list.
    await fireEvent.change(sort, { target: { value: '-sum' } });
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allOrders, search: 'karim 430', sort: '-sum' });
  },
};

export const Dates: Story = {
  args: { criteria: { ...allOrders, from: '2026-11-20' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Nov 20 to …', expanded: true })).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-11-22' } });
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allOrders, from: '2026-11-20', to: '2026-11-22' });
  },
};

/** The orders of one customer, to which his page leads. */
export const OfCustomer: Story = {
  tags: ['keyboard'],
  args: { criteria: { ...allOrders, customer: 'c20000000000000000000001' }, customerName: 'Karim Transport' },
  play: async ({ args, canvasElement }) => {
    const remove = within(canvasElement).getByRole('button', { name: 'Remove filter: Customer: Karim Transport' });
    await tabUntil(remove);
    await press('{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith(allOrders);
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    // The focus stays at the filter.
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  },
};
