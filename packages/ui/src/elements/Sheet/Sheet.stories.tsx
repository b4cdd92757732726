import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { expectFocusReturned, press } from '../../../stories/keyboard.js';
import { Sheet } from './Sheet.js';

const meta = {
  component: Sheet,
  render: (args) => <DialogOpener dialog={Sheet} props={args} />,
  args: {
    title: 'Clutch Kit 430 mm',
    children: 'Driven plate, pressure plate and release bearing in one box.',
    onClose: fn(),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener, dialog } = await openDialog(canvasElement, 'dialog');
    await expect(dialog).toHaveAccessibleName('Clutch Kit 430 mm');
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await press('{Escape}');
    await expectFocusReturned(opener);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await press('{Enter}');
    await screen.findByRole('dialog');
  },
};

/** A press that began inside, such as a selection of text, does not close the sheet. */
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

export const LongText: Story = {
  args: {
    title: `Vierzylinderdieselmotoreneinspritzpumpenantriebszahnrad ${'9876543210-'.repeat(12)}`,
    children: 'Made to last on hill roads in the monsoon. '.repeat(60),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
  },
};
