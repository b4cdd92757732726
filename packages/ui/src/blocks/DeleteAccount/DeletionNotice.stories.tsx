import type { Meta, StoryObj } from '@storybook/react-vite';
import { en } from '../../texts/en.js';
import { expect, fn, waitFor, within } from 'storybook/test';
import { press, tabTo } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { DeletionNotice } from './DeletionNotice.js';
import type { DeletionNoticeProps } from './DeletionNotice.js';

const meta = {
  component: DeletionNotice,
  args: { dueAt: '2026-12-04T06:00:00.000Z', onKeep: fn<DeletionNoticeProps['onKeep']>(async () => undefined) },
  decorators: [maxWidth('48rem')],
} satisfies Meta<typeof DeletionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Keep my account' });

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Your account will be deleted on .*2026/)).toBeVisible();
    await tabTo(button(canvasElement));
    await press('{Enter}');
    await waitFor(() => expect(args.onKeep).toHaveBeenCalledOnce());
  },
};

/** An order was placed, or money became due, after the user had asked. */
export const Delayed: Story = {
  args: { isDelayed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^It waits until your open orders/)).toBeVisible();
  },
};

export const Bangla: Story = {
  globals: { language: 'bn' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/২০২৬ তারিখে আপনার অ্যাকাউন্ট মুছে যাবে$/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { onKeep: fn<DeletionNoticeProps['onKeep']>(async () => ({ message: en.errors.offline.advice })) },
  play: async ({ canvasElement }) => {
    await tabTo(button(canvasElement));
    await press('{Enter}');
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(en.errors.offline.advice);
    await expect(button(canvasElement)).toHaveFocus();
  },
};
