import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../../AsyncData.js';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { longWordsOrder } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { CancelOrderDialog } from './CancelOrderDialog.js';

const meta = {
  component: CancelOrderDialog,
  render: (args) => <DialogOpener heading="Order" button="Cancel order" dialog={CancelOrderDialog} props={args} />,
  args: {
    title: 'Cancel the order of Clutch Kit 430 mm?',
    onCancelOrder: fn(async (): Promise<SubmitResult> => undefined),
    onClose: fn(),
    returnFocusRef: { current: null },
  },
} satisfies Meta<typeof CancelOrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const { opener, dialog: element } = await openDialog(canvasElement);
  const dialog = within(element);
  return {
    opener,
    dialog,
    reason: dialog.getByRole('textbox', { name: 'Reason' }),
    confirm: dialog.getByRole('button', { name: 'Cancel order' }),
  };
};

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { dialog, reason, confirm } = await open(canvasElement);
    await tabUntil(dialog.getByRole('button', { name: 'Out of stock' }));
    await press('{Enter}');
    await expect(reason).toHaveValue('Out of stock');
    await expect(reason).toHaveFocus();
    await tabUntil(confirm);
    await press('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onCancelOrder).toHaveBeenCalledWith('Out of stock');
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { reason, confirm } = await open(canvasElement);
    await userEvent.click(confirm);
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Reason is Required'));
    await expect(reason).toHaveFocus();
    await expect(args.onCancelOrder).not.toHaveBeenCalled();
  },
};

export const Kept: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, reason } = await open(canvasElement);
    await expect(reason).toHaveFocus();
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onCancelOrder).not.toHaveBeenCalled();
  },
};

export const Rejected: Story = {
  args: {
    onCancelOrder: fn(async (): Promise<SubmitResult> => ({
      message: 'Another user has changed this order. Its status is now “Handed over”.',
    })),
  },
  play: async ({ canvasElement }) => {
    const { dialog, reason, confirm } = await open(canvasElement);
    await userEvent.type(reason, 'Ordered twice');
    await userEvent.click(confirm);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Handed over');
    await expect(reason).toHaveValue('Ordered twice');
  },
};

export const LongText: Story = {
  args: { title: `Cancel the order of ${longWordsOrder.product_name ?? ''}?` },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
