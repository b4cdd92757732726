import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { followLink, tabTo } from '../../../stories/keyboard.js';
import { ButtonLink } from './ButtonLink.js';

const meta = { component: ButtonLink, args: { href: '#parts', children: 'See parts' } } satisfies Meta<
  typeof ButtonLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    await tabTo(within(canvasElement).getByRole('link', { name: 'See parts' }));
    await expect(await followLink()).toBe('#parts');
  },
};

export const Accent: Story = { args: { tone: 'accent' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const LongText: Story = { args: { children: 'See every part that came off the ship in Chattogram this week' } };
