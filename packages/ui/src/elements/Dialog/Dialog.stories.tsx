import { useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { expectFocusReturned, press, tabTo } from '../../../stories/keyboard.js';
import { Button } from '../Button/Button.js';
import { Stack } from '../Stack/Stack.js';
import { TextField } from '../TextField/TextField.js';
import { Dialog } from './Dialog.js';
import type { DialogProps } from './Dialog.js';

const meta = {
  component: Dialog,
  render: (args) => <DialogOpener dialog={Dialog} props={args} />,
  args: {
    title: 'Clutch Kit 430 mm',
    description: 'In one box, with the instructions.',
    children: 'Driven plate, pressure plate and release bearing.',
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement, 'dialog');
    await expect(dialog).toHaveAccessibleName('Clutch Kit 430 mm');
    await expect(dialog).toHaveAccessibleDescription('In one box, with the instructions.');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await press('{Enter}');
    await screen.findByRole('dialog');
  },
};

const NameDialog = (props: DialogProps) => {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      {...props}
      size="small"
      closesOnOutsideClick={false}
      initialFocusRef={field}
      footer={
        <>
          <Button onClick={props.onClose}>Cancel</Button>
          <Button tone="accent" type="submit" form="name">
            Save
          </Button>
        </>
      }
    >
      <form
        id="name"
        onSubmit={(event) => {
          event.preventDefault();
          props.onClose();
        }}
      >
        <TextField ref={field} label="Name of the workshop" />
      </form>
    </Dialog>
  );
};

export const Form: Story = {
  tags: ['keyboard'],
  args: { title: 'Your workshop', description: undefined, size: 'small' },
  render: (args) => <DialogOpener dialog={NameDialog} props={args} />,
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement, 'dialog');
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await press('Rahim Motors');
    await tabTo(...['Cancel', 'Save'].map((name) => within(dialog).getByRole('button', { name })));
    await press('{Enter}');
    await expectFocusReturned(opener);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A press that began inside, such as a selection of text, does not close the dialog. */
export const ClosesOnOutsideClick: Story = {
  play: async ({ args, canvasElement }) => {
    const { dialog } = await openDialog(canvasElement, 'dialog');
    await fireEvent.pointerDown(within(dialog).getByText(/Driven plate/));
    await fireEvent.click(dialog, { clientX: 1, clientY: 1 });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.pointer({ target: dialog, coords: { clientX: 1, clientY: 1 }, keys: '[MouseLeft]' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The content scrolls between the heading and the buttons. */
export const LongText: Story = {
  args: {
    size: 'large',
    title: `Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad ${'9876543210-'.repeat(6)}`,
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>Made to last on hill roads in the monsoon.</p>
        ))}
      </Stack>
    ),
    footer: <Button tone="accent">Order</Button>,
  },
  play: async ({ canvasElement }) => {
    const { dialog } = await openDialog(canvasElement, 'dialog');
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const { bottom } = within(dialog).getByRole('button', { name: 'Order' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
  },
};
