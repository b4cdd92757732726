import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { failedStory } from '../../../stories/asyncStates.js';
import { adminRows, customerRows } from '../../../stories/fixtures/index.js';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { Overview } from './Overview.js';

const meta = {
  component: Overview,
  args: { rows: customerRows(3, 1240) },
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
  args: { rows: adminRows },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Parts on sale 24' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Out of stock 1' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Users 318' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Admins 2' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add A Products' })).toHaveAttribute('href', '/dashboard/addproduct');
  },
};

export const Loading: Story = { args: { rows: { state: 'loading' } } };
export const Failed: Story = failedStory((rows) => ({ rows }));
