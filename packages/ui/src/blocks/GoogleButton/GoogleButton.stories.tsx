import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { GoogleButton } from './GoogleButton.js';

const meta = {
  component: GoogleButton,
  args: { onGoogle: fn(async () => undefined) },
  decorators: [maxWidth('24rem')],
} satisfies Meta<typeof GoogleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue with Google' });
    await tabTo(button);
    await press('{Enter}');
    await expect(args.onGoogle).toHaveBeenCalledOnce();
    await expect(button).not.toHaveAttribute('aria-busy');
  },
};

export const InsideAnApp: Story = {
  args: { chromeHref: 'googlechromes://parts.example/login' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Open in Chrome' })).toHaveAttribute('href', args.chromeHref);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Busy: Story = {
  args: { onGoogle: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue with Google' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onGoogle).toHaveBeenCalledOnce();
  },
};
