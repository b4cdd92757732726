import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ButtonLink } from './ButtonLink.js';

const meta = { component: ButtonLink, args: { href: '#parts', children: 'See the parts' } } satisfies Meta<
  typeof ButtonLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'See the parts' })).toHaveFocus();
  },
};

export const Accent: Story = { args: { tone: 'accent' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Wide: Story = { args: { wide: true } };
export const LongText: Story = { args: { children: 'See every part that came off the ship in Chattogram this week' } };
