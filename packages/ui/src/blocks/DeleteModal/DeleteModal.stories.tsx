import { useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../elements/Button/Button.js';
import type { SubmitResult } from '../../AsyncData.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { DeleteModal } from './DeleteModal.js';
import type { DeleteModalProps } from './DeleteModal.js';

const Row = (props: Omit<DeleteModalProps, 'returnFocusRef'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const close = () => {
    setIsAsked(false);
    props.onClose();
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        My Orders
      </h2>
      <Button onClick={() => setIsAsked(true)}>Delete</Button>
      {isAsked && <DeleteModal {...props} onClose={close} returnFocusRef={heading} />}
    </>
  );
};

const meta = {
  component: Row,
  args: {
    name: 'Clutch Kit 430 mm',
    kind: 'order',
    onDelete: fn(async (): SubmitResult => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof Row>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Delete' });
  await tabTo(opener);
  await press('{Enter}');
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Are you sure you want to delete \S/ }));
  return { opener, dialog, yes: dialog.getByRole('button', { name: 'Delete' }) };
};

export const Default: Story = {
  tags: ['S140', 'keyboard'],
  play: async ({ canvasElement }) => {
    const { dialog } = await ask(canvasElement);
    await expect(dialog.getByText('Once deleted, the part must be ordered again.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancle' })).toHaveFocus();
  },
};

export const OfAPart: Story = {
  tags: ['S141', 'keyboard'],
  args: { kind: 'part' },
  play: async ({ canvasElement }) => {
    const { dialog } = await ask(canvasElement);
    await expect(dialog.getByText('Once deleted, the part disappears from the home page.')).toBeVisible();
  },
};

export const Cancelled: Story = {
  tags: ['S143', 'keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await ask(canvasElement);
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
    const { yes } = await ask(canvasElement);
    await tabTo(yes);
    await press('{Enter}');
    await waitFor(() => expect(within(canvasElement).getByRole('heading')).toHaveFocus());
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Deleting: Story = {
  args: { onDelete: fn((): SubmitResult => new Promise(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    const { yes } = await ask(canvasElement);
    await userEvent.dblClick(yes);
    await expect(yes).toHaveAttribute('aria-busy', 'true');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    onDelete: fn(async (): SubmitResult => ({ message: 'The shop could not be reached. Nothing was deleted.' })),
  },
  play: async ({ args, canvasElement }) => {
    const { dialog, yes } = await ask(canvasElement);
    await userEvent.click(yes);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was deleted.');
    await userEvent.click(yes);
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledTimes(2));
  },
};

export const LongText: Story = {
  args: { name: 'Vierzylinderdieselmotoreneinspritzpumpe '.repeat(3) },
  play: async ({ canvasElement }) => {
    await ask(canvasElement);
  },
};
