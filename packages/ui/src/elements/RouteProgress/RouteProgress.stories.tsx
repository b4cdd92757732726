import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { RouteProgress } from './RouteProgress.js';

const meta = { component: RouteProgress, args: { active: true } } satisfies Meta<typeof RouteProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => within(canvasElement).getByRole('progressbar', { name: 'Loading' }));
  },
};

export const Idle: Story = {
  args: { active: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar', { hidden: true })).toBeNull();
  },
};
