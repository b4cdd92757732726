import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { allOrders, OrderFilter } from './OrderFilter.js';
import type { OrderFilterProps } from './OrderFilter.js';

/** Keeps the criteria, as the address of a page does. */
const WithCriteria = ({ onFilter, ...props }: OrderFilterProps) => {
  const [criteria, setCriteria] = useState(props.criteria);
  return (
    <OrderFilter
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
    await typeInto(canvas.getByRole('searchbox'), 'karim 430');
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ ...allOrders, search: 'karim 430' }));
    const placed = canvas.getByRole('button', { name: 'Placed' });
    await tabUntil(placed);
    await press('{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allOrders, search: 'karim 430', status: 'placed' });
    await expect(placed).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Dates: Story = {
  play: async ({ args, canvasElement }) => {
    await fireEvent.change(within(canvasElement).getByLabelText('To'), { target: { value: '2026-11-22' } });
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...allOrders, to: '2026-11-22' });
  },
};
