import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { banglaParts, contact, longWordsPart, noPricePart, parts } from '../../../stories/fixtures/index.js';
import { press, tabUntil } from '../../../stories/keyboard.js';
import { paths } from '@dealerkit/domain/paths';
import { OfflineScreen } from './OfflineScreen.js';

const at = Date.UTC(2026, 10, 21, 10, 20);

const meta = {
  component: OfflineScreen,
  parameters: { layout: 'fullscreen', path: paths.offline },
  args: { parts: parts.map((part) => ({ part, at })), contact, onRetry: fn() },
} satisfies Meta<typeof OfflineScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('main'));
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.getByText('Prices may have changed since the time shown.')).toBeVisible();
    await tabUntil(canvas.getByRole('button', { name: 'Try again' }));
    await press('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await tabUntil(canvas.getByRole('link', { name: /^Call / }));
  },
};

/** No part was opened on this device. */
export const Empty: Story = {
  args: { parts: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('main'));
    await expect(canvas.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const LongText: Story = {
  args: { parts: [longWordsPart, noPricePart, ...banglaParts].map((part) => ({ part, at })) },
};
