import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { clutchKitOrder, dealer, longWordsOrder, placedOrder } from '../../../stories/fixtures/index.js';
import { OrderPaper } from './OrderPaper.js';

const meta = {
  component: OrderPaper,
  args: { order: placedOrder, dealer, href: `https://parts.example/dashboard/orders/${placedOrder._id}`, paper: 'a5' },
} satisfies Meta<typeof OrderPaper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const paper = within(within(canvasElement).getByRole('article', { name: 'Order 000005' }));
    await expect(paper.getByText('৳58,000')).toBeVisible();
    await expect(paper.getByText('14 Zindabazar Road, Sylhet 3100')).toBeVisible();
    await expect(paper.getByRole('img', { name: 'Scan to open this order' })).toBeVisible();
  },
};

export const Receipt: Story = { args: { paper: 'receipt' } };

export const NoPrice: Story = {
  args: { order: clutchKitOrder },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Total')).toBeNull();
  },
};

export const LongText: Story = { args: { order: longWordsOrder, paper: 'receipt' } };
