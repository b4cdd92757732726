import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Overview } from './Overview.js';

const meta = {
  component: Overview,
  args: {
    figures: {
      state: 'ready',
      data: [
        { label: 'Orders placed', value: 3, href: '/dashboard/myorders' },
        { label: 'Pieces ordered', value: 1240, href: '/dashboard/myorders' },
      ],
    },
  },
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Pieces ordered 1,240' })).toBeVisible();
  },
};

export const Admin: Story = {
  args: {
    figures: {
      state: 'ready',
      data: [
        { label: 'Parts on sale', value: 24, href: '/dashboard/manageproducts' },
        { label: 'Out of stock', value: 1, href: '/dashboard/manageproducts' },
        { label: 'Users', value: 318, href: '/dashboard/alluser' },
        { label: 'Admins', value: 2, href: '/dashboard/alluser' },
      ],
    },
  },
};

export const Loading: Story = { args: { figures: { state: 'loading' } } };

const retry = fn();
export const Failed: Story = {
  args: { figures: { state: 'failed', kind: 'server', retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};
