import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar } from './Avatar.js';

const meta = { component: Avatar, args: { name: 'Rafiq Hossain' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Rafiq Hossain' })).toHaveTextContent('RH');
  },
};

export const Bangla: Story = {
  args: { name: 'রফিক হোসেন', size: 'small' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveTextContent('রহো');
  },
};

/** A picture that cannot be loaded leaves the initials. */
export const Failed: Story = {
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('RH')).toBeVisible();
  },
};

export const Decorative: Story = {
  args: { isDecorative: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};

export const LongText: Story = {
  args: { name: 'Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad Hossain Chowdhury' },
};
