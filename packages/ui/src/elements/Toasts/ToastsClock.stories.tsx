import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clickShow, ToastPage } from '../../../stories/toasts.js';

const meta = {
  component: ToastPage,
  args: { tone: 'success', text: 'Order placed sucessfully' },
} satisfies Meta<typeof ToastPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The clock of a toast, wound on to its end instead of waited for. */
const clockOf = (toast: HTMLElement) => {
  const clock = toast.getAnimations({ subtree: true }).find(({ effect }) => {
    return effect instanceof KeyframeEffect && effect.target !== toast;
  });
  if (!clock) throw new Error('The toast has no clock.');
  return clock;
};

export const GoesByItself: Story = {
  play: async ({ canvasElement }) => {
    await clickShow(canvasElement);
    clockOf(await screen.findByRole('group')).finish();
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  },
};

export const WaitsWhileItHasTheFocus: Story = {
  play: async ({ canvasElement }) => {
    await clickShow(canvasElement);
    const toast = await screen.findByRole('group');
    const clock = clockOf(toast);
    within(toast).getByRole('button', { name: 'Close' }).focus();
    await waitFor(() => expect(clock.playState).toBe('paused'));
    within(canvasElement).getByRole('button', { name: 'Show' }).focus();
    await waitFor(() => expect(clock.playState).toBe('running'));
  },
};
