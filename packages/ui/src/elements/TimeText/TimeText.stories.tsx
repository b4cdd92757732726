import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TimeText } from './TimeText.js';

const meta = { component: TimeText, args: { value: '2026-11-20T03:12:00Z' } } satisfies Meta<typeof TimeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const time = within(canvasElement).getByRole('time');
    await expect(time).toHaveAttribute('datetime', '2026-11-20T03:12:00Z');
    await expect(time).toHaveTextContent(/2026/);
  },
};

export const DateOnly: Story = { args: { format: 'date' } };

export const Age: Story = {
  args: { format: 'age', value: new Date(Date.now() - 7_500_000).toISOString() },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('time')).toHaveTextContent('2h ago');
  },
};

/** Another host may send text. */
export const LongText: Story = { args: { value: 'on Thursday, if the ship reaches Chattogram' } };
