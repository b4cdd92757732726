import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CustomerBalance } from './CustomerBalance.js';

const meta = {
  component: CustomerBalance,
  args: { customer: { balance: 1_250_000 } },
} satisfies Meta<typeof CustomerBalance>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('৳12,500');
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const AboveLimit: Story = {
  args: { customer: { balance: 1_250_000, creditLimit: 1_000_000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Above the limit of ৳10,000' })).toBeVisible();
  },
};

export const AtLimit: Story = {
  args: { customer: { balance: 1_000_000, creditLimit: 1_000_000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const Overdue: Story = {
  args: { isOverdue: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Overdue' })).toBeVisible();
  },
};

export const Settled: Story = { args: { customer: { balance: 0 } } };
export const InCredit: Story = { args: { customer: { balance: -50_000 } } };
