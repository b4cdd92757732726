import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { ReasonDialog } from './ReasonDialog.js';
import type { ReasonDialogProps } from './ReasonDialog.js';

const meta = {
  component: ReasonDialog,
  render: (args) => <DialogOpener heading="Ledger" button="Reverse" dialog={ReasonDialog} props={args} />,
  args: {
    title: 'Reverse Payment ৳5,000?',
    warning: 'The ledger gets an entry that takes it back.',
    label: 'Reason',
    required: 'Enter the reason',
    reasons: ['Wrong amount', 'The cheque bounced'],
    confirmLabel: 'Reverse',
    cancelLabel: 'Keep it',
    onConfirm: fn<ReasonDialogProps['onConfirm']>(async () => undefined),
    onClose: fn(),
    returnFocusRef: { current: null },
  },
} satisfies Meta<typeof ReasonDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => {
  const dialog = within(await screen.findByRole('alertdialog'));
  return {
    dialog,
    reason: dialog.getByRole('textbox', { name: 'Reason' }),
    confirm: dialog.getByRole('button', { name: 'Reverse' }),
  };
};

const open = async (canvasElement: HTMLElement) => {
  const { opener } = await openDialog(canvasElement);
  return { opener, ...(await opened()) };
};

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener } = await open(canvasElement);
    await press('{Escape}');
    await expectFocusReturned(opener);
    await press('{Enter}');
    const { dialog, reason } = await opened();
    await expect(reason).toHaveFocus();
    await tabUntil(dialog.getByRole('button', { name: 'Wrong amount' }));
    await press('{Enter}');
    await expect(reason).toHaveFocus();
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledWith('Wrong amount');
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { reason, confirm } = await open(canvasElement);
    await userEvent.click(confirm);
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Enter the reason'));
    await userEvent.click(reason);
    await userEvent.paste('a'.repeat(501));
    await userEvent.click(confirm);
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Use at most 500 characters'));
    await expect(reason).toHaveValue('a'.repeat(501));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The user types a reason of their own, which stays after a failure. */
export const Rejected: Story = {
  args: {
    reasons: [],
    onConfirm: fn<ReasonDialogProps['onConfirm']>(async () => ({ message: 'It is reversed already.' })),
  },
  play: async ({ args, canvasElement }) => {
    const { dialog, reason, confirm } = await open(canvasElement);
    await userEvent.type(reason, ' Typed twice ');
    await userEvent.click(confirm);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('It is reversed already.');
    await expect(args.onConfirm).toHaveBeenCalledWith('Typed twice');
    await expect(reason).toHaveValue(' Typed twice ');
  },
};
