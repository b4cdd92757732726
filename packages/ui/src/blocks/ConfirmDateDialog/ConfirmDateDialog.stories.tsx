import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { ConfirmDateDialog } from './ConfirmDateDialog.js';
import type { ConfirmDateDialogProps } from './ConfirmDateDialog.js';

const meta = {
  component: ConfirmDateDialog,
  render: (args) => <DialogOpener button="Issue invoice" dialog={ConfirmDateDialog} props={args} />,
  args: {
    date: '2027-11-29',
    onConfirm: fn<ConfirmDateDialogProps['onConfirm']>(async () => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDateDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement);
    await expect(dialog).toHaveAccessibleName('Is today November 29, 2027?');
    await expect(within(dialog).getByRole('button', { name: 'No' })).toHaveFocus();
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await tabTo(within(dialog).getByRole('button', { name: 'Yes, confirm' }));
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: {
    onConfirm: fn<ConfirmDateDialogProps['onConfirm']>(async () => ({ message: 'Is today November 30, 2027?' })),
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, confirm' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Is today November 30, 2027?');
  },
};
