import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { salesDays } from '../../../stories/fixtures/index.js';
import { press, tabTo } from '../../../stories/keyboard.js';
import { SalesPlot } from './SalesPlot.js';

const meta = { component: SalesPlot, args: { days: salesDays } } satisfies Meta<typeof SalesPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /^\d+ orders and ৳[\d,]+ in the last 30 days$/ })).toBeVisible();
    for (const label of ['৳500K', '৳250K', '৳0', 'Today', 'Nov 15'])
      await expect(canvas.getByText(label)).toBeVisible();
    const toggle = canvas.getByRole('button', { name: 'Show as a table' });
    await tabTo(toggle);
    await press('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(30);
    await expect(canvas.getByRole('rowheader', { name: 'Nov 22' })).toBeVisible();
  },
};

export const NoOrders: Story = {
  args: { days: salesDays.map(({ date }) => ({ date, orders: 0, revenue: 0 })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /^0 orders and ৳0/ })).toBeVisible();
  },
};

export const OneDay: Story = { args: { days: [{ date: '2026-11-22', orders: 3, revenue: 123_456_789 }] } };
