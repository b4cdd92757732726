import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { Overview } from './Overview.js';

const meta = {
  component: Overview,
  args: {
    stats: {
      state: 'ready',
      data: [
        { label: 'Orders placed', value: 3, href: '/dashboard/myorders' },
        { label: 'Pieces ordered', value: 1240, href: '/dashboard/myorders' },
      ],
    },
    primaryAction: { label: 'See parts', href: '/' },
  },
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabTo(canvas.getByRole('link', { name: 'Orders placed 3' }));
    await tabTo(canvas.getByRole('link', { name: 'Pieces ordered 1,240' }));
    await expect(await followLink()).toBe('/dashboard/myorders');
    await tabTo(canvas.getByRole('link', { name: 'See parts' }));
    await expect(await followLink()).toBe('/');
  },
};

export const Admin: Story = {
  args: {
    stats: {
      state: 'ready',
      data: [
        { label: 'Parts on sale', value: 24, href: '/dashboard/manageproducts' },
        { label: 'Out of stock', value: 1, href: '/dashboard/manageproducts' },
        { label: 'Users', value: 318, href: '/dashboard/alluser' },
        { label: 'Admins', value: 2, href: '/dashboard/alluser' },
      ],
    },
    primaryAction: { label: 'Add A Products', href: '/dashboard/addproduct' },
  },
};

export const Loading: Story = { args: { stats: { state: 'loading' } } };
export const Failed: Story = failedStory('server', (stats) => ({ stats }));
