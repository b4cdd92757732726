import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { SignOutDialog } from './SignOutDialog.js';

const meta = {
  component: SignOutDialog,
  render: (args) => <DialogOpener button="Sign Out" dialog={SignOutDialog} props={args} />,
  args: { onSignOut: fn(), onClose: fn() },
} satisfies Meta<typeof SignOutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener } = await openDialog(canvasElement);
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await press('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign out and discard unsent orders?' }));
    await expect(dialog.getByRole('button', { name: 'Not now' })).toHaveFocus();
    await tabTo(dialog.getByRole('button', { name: 'Sign Out' }));
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
