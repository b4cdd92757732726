import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../../AsyncData.js';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { AlertDialog } from './AlertDialog.js';

const meta = {
  component: AlertDialog,
  render: (args) => <DialogOpener dialog={AlertDialog} props={args} />,
  args: {
    title: 'Make Nasrin Akter an admin',
    children: 'Admins see all users and may delete parts.',
    confirmLabel: 'Make Admin',
    cancelLabel: 'Cancle',
    onConfirm: fn(async (): Promise<SubmitResult> => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await expect(within(dialog).getByRole('button', { name: 'Cancle' })).toHaveFocus();
    await expect(dialog).toHaveAccessibleName('Make Nasrin Akter an admin');
    await expect(dialog).toHaveAccessibleDescription('Admins see all users and may delete parts.');
  },
};

export const ClosesOnEscape: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener } = await openDialog(canvasElement);
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const KeepsTheFocusInside: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement);
    const confirm = within(dialog).getByRole('button', { name: 'Make Admin' });
    await tabTo(confirm);
    opener.focus();
    await expect(confirm).toHaveFocus();
    await press(' ');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expectFocusReturned(opener);
  },
};

export const Busy: Story = {
  args: { tone: 'danger', onConfirm: fn((): Promise<SubmitResult> => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    const confirm = within(dialog).getByRole('button', { name: 'Make Admin' });
    await userEvent.click(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Rejected: Story = {
  args: { onConfirm: fn(async (): Promise<SubmitResult> => ({ message: 'Failed to Make an admin' })) },
  play: async ({ args, canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make Admin' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to Make an admin');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Make Admin' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2));
  },
};

export const LongText: Story = {
  args: {
    children: 'accounts.department.habibur.rahman.and.sons.transport.agency.kadamtali@example.com sees all users.',
    title: 'Make Messrs Habibur Rahman and Sons Transport Agency, Holding 1187/B, Kadamtali, an admin',
    confirmLabel: 'Make this account an admin of the whole shop',
    cancelLabel: 'No, leave everything as it is',
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await expect(dialog).toBeVisible();
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
