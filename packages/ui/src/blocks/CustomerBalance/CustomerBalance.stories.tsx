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

/** An amount stays on one line where the icon and the amount have no room beside each other. */
export const NarrowCell: Story = {
  args: { customer: { balance: 17_450_000, creditLimit: 5_000_000 } },
  render: (args) => (
    <div style={{ inlineSize: '5.5rem', overflowWrap: 'anywhere' }}>
      <CustomerBalance {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const amount = document.createRange();
    amount.selectNodeContents(within(canvasElement).getByText('৳174,500').lastChild ?? canvasElement);
    await expect(amount.getClientRects()).toHaveLength(1);
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
