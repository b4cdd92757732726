import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clickShow, ToastPage } from '../../../stories/toasts.js';
import type { ToastArgs } from '../../../stories/toasts.js';
import { Toasts } from './Toasts.js';

const meta = {
  component: Toasts,
  tags: ['!autodocs', '!manifest'],
  render: (args) => <ToastPage {...args} />,
  args: { tone: 'success', text: 'Order placed sucessfully' },
} satisfies Meta<ToastArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The animation that closes a toast; a story finishes it instead of waiting. */
const timerOf = (toast: HTMLElement) => {
  const timer = toast.getAnimations({ subtree: true }).find(({ effect }) => {
    return effect instanceof KeyframeEffect && effect.target !== toast;
  });
  if (!timer) throw new Error('The toast has no timer.');
  return timer;
};

export const ClosesAfterTimeout: Story = {
  play: async ({ canvasElement }) => {
    await clickShow(canvasElement);
    timerOf(await screen.findByRole('group')).finish();
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  },
};

/** A toast with a button and a time closes too. */
export const ClosesWithAction: Story = {
  args: { action: { label: 'Undo', onClick: () => undefined }, lifetime: 10_000 },
  play: async ({ canvasElement }) => {
    await clickShow(canvasElement);
    const timer = timerOf(await screen.findByRole('group'));
    await expect(timer.effect?.getComputedTiming().duration).toBe(10_000);
    timer.finish();
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  },
};

export const PausesWhileFocused: Story = {
  play: async ({ canvasElement }) => {
    await clickShow(canvasElement);
    const toast = await screen.findByRole('group');
    const timer = timerOf(toast);
    within(toast).getByRole('button', { name: 'Close' }).focus();
    await waitFor(() => expect(timer.playState).toBe('paused'));
    within(canvasElement).getByRole('button', { name: 'Show' }).focus();
    await waitFor(() => expect(timer.playState).toBe('running'));
  },
};
