import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../../AsyncData.js';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { DeleteModal } from './DeleteModal.js';

const meta = {
  component: DeleteModal,
  render: (args) => <DialogOpener heading="My Orders" button="Delete" dialog={DeleteModal} props={args} />,
  args: {
    name: 'Clutch Kit 430 mm',
    kind: 'order',
    onDelete: fn(async (): Promise<SubmitResult> => undefined),
    onClose: fn(),
    returnFocusRef: { current: null },
  },
} satisfies Meta<typeof DeleteModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const { opener, dialog: element } = await openDialog(canvasElement);
  await expect(element).toHaveAccessibleName(/^Are you sure you want to delete \S/);
  const dialog = within(element);
  return { opener, dialog, confirm: dialog.getByRole('button', { name: 'Delete' }) };
};

export const Default: Story = {
  tags: ['S140'],
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await expect(dialog.getByText('Once deleted, the part must be ordered again.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancle' })).toHaveFocus();
  },
};

export const ForPart: Story = {
  tags: ['S141'],
  args: { kind: 'part' },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await expect(dialog.getByText('Once deleted, the part disappears from the home page.')).toBeVisible();
  },
};

export const Cancelled: Story = {
  tags: ['keyboard', 'escape', 'S143'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await open(canvasElement);
    await expect(dialog.getByRole('button', { name: 'Cancle' })).toHaveFocus();
    await press('{Enter}');
    await expectFocusReturned(opener);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await press('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Cancle' })).toHaveFocus();
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Deleted: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { confirm } = await open(canvasElement);
    await tabTo(confirm);
    await press('{Enter}');
    await waitFor(() => expect(within(canvasElement).getByRole('heading')).toHaveFocus());
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Deleting: Story = {
  args: { onDelete: fn((): Promise<SubmitResult> => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { confirm } = await open(canvasElement);
    await userEvent.dblClick(confirm);
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Rejected: Story = {
  args: {
    onDelete: fn(async (): Promise<SubmitResult> => ({
      message: 'The shop could not be reached. Nothing was deleted.',
    })),
  },
  play: async ({ args, canvasElement }) => {
    const { dialog, confirm } = await open(canvasElement);
    await userEvent.click(confirm);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was deleted.');
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledTimes(2));
  },
};

export const LongText: Story = {
  args: { name: 'Vierzylinderdieselmotoreneinspritzpumpe '.repeat(3) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};
