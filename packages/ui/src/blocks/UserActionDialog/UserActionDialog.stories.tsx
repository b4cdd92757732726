import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../../AsyncData.js';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { longWordsUser, shopper } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { UserActionDialog } from './UserActionDialog.js';

const meta = {
  component: UserActionDialog,
  render: (args) => <DialogOpener heading="All Users" button="Open" dialog={UserActionDialog} props={args} />,
  args: {
    user: shopper,
    action: 'block',
    onConfirm: fn(async (): Promise<SubmitResult> => undefined),
    onClose: fn(),
    returnFocusRef: { current: null },
  },
} satisfies Meta<typeof UserActionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement);
    await expect(dialog).toHaveAccessibleName('Block Nasrin Akter?');
    await expect(dialog).toHaveAccessibleDescription(/^shopper@example.com will be signed out/);
    await expect(within(dialog).getByRole('button', { name: 'Not now' })).toHaveFocus();
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await press('{Enter}');
    await tabTo(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expectFocusReturned(within(canvasElement).getByRole('heading'));
  },
};

export const Unblock: Story = {
  args: { action: 'unblock' },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await expect(dialog).toHaveAccessibleName('Unblock Nasrin Akter?');
  },
};

export const SignOut: Story = {
  args: { action: 'signOut' },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await expect(dialog).toHaveAccessibleName('Sign Nasrin Akter out everywhere?');
  },
};

export const RemoveAdminRejected: Story = {
  args: {
    action: 'removeAdmin',
    user: longWordsUser,
    onConfirm: fn(async (): Promise<SubmitResult> => ({ message: 'This is the last admin.' })),
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Admin' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('This is the last admin.');
  },
};
