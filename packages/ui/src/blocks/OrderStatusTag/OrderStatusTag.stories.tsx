import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderStatusTag } from './OrderStatusTag.js';

const meta = { component: OrderStatusTag, args: { status: 'placed' } } satisfies Meta<typeof OrderStatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Placed');
  },
};

export const Progress: Story = {
  args: { status: 'packed', label: '2 of 5 packed, 1 cancelled' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 of 5 packed, 1 cancelled');
  },
};

export const All: Story = {
  render: () => (
    <>
      <OrderStatusTag status="placed" /> <OrderStatusTag status="confirmed" /> <OrderStatusTag status="packed" />{' '}
      <OrderStatusTag status="handedOver" /> <OrderStatusTag status="cancelled" />
    </>
  ),
};
