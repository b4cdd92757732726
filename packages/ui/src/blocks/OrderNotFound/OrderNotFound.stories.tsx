import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { OrderNotFound } from './OrderNotFound.js';

const meta = { component: OrderNotFound, args: { isAdmin: true } } satisfies Meta<typeof OrderNotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    await tabTo(within(canvasElement).getByRole('link', { name: 'All orders' }));
    await expect(await followLink()).toBe('/dashboard/orders');
  },
};

export const ForCustomer: Story = {
  args: { isAdmin: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/dashboard/myorders');
  },
};
