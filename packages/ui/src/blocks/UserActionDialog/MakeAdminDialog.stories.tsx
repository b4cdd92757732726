import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../../AsyncData.js';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { longWordsUser, shopper } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { MakeAdminDialog } from './MakeAdminDialog.js';

const meta = {
  component: MakeAdminDialog,
  render: (args) => <DialogOpener heading="All Users" button="Make Admin" dialog={MakeAdminDialog} props={args} />,
  args: {
    user: shopper,
    onMakeAdmin: fn(async (): Promise<SubmitResult> => undefined),
    onClose: fn(),
    returnFocusRef: { current: null },
  },
} satisfies Meta<typeof MakeAdminDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirmIn = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Make Admin' });
const cancelIn = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Not now' });

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await expect(dialog).toHaveAccessibleName('Make Nasrin Akter an admin?');
    await expect(dialog).toHaveAccessibleDescription(
      /^shopper@example.com will be able to see all users.* This cannot be undone here\.$/,
    );
    await expect(cancelIn(dialog)).toHaveFocus();
    await expect(args.onMakeAdmin).not.toHaveBeenCalled();
  },
};

export const Cancelled: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement);
    await expect(cancelIn(dialog)).toHaveFocus();
    await press(' ');
    await expectFocusReturned(opener);
    await press('{Enter}');
    await screen.findByRole('alertdialog');
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onMakeAdmin).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await tabTo(confirmIn(dialog));
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onMakeAdmin).toHaveBeenCalledOnce();
    await expectFocusReturned(within(canvasElement).getByRole('heading'));
  },
};

export const Rejected: Story = {
  args: { onMakeAdmin: fn(async (): Promise<SubmitResult> => ({ message: 'Failed to Make an admin' })) },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await userEvent.click(confirmIn(dialog));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to Make an admin');
  },
};

export const NotVerified: Story = {
  args: { user: { ...shopper, emailVerified: false }, reversible: true },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await expect(dialog).toHaveAccessibleDescription(/The e-mail address is not verified, so another person may/);
    await expect(dialog).not.toHaveTextContent('This cannot be undone here.');
  },
};

export const Verified: Story = {
  args: { user: { ...shopper, emailVerified: true } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await expect(dialog).toHaveAccessibleDescription(/The e-mail address is verified\.$/);
  },
};

export const LongText: Story = {
  args: { user: longWordsUser },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await expect(dialog).toBeVisible();
  },
};
