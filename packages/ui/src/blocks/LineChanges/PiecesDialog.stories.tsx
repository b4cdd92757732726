import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitResult } from '../../AsyncData.js';
import { DialogOpener, openDialog } from '../../../stories/DialogOpener.js';
import { expectFocusReturned, press, tabTo, tabUntil } from '../../../stories/keyboard.js';
import { PiecesDialog } from './PiecesDialog.js';
import type { PiecesDialogProps } from './PiecesDialog.js';

const meta = {
  component: PiecesDialog,
  render: (args) => <DialogOpener button="Take a return" dialog={PiecesDialog} props={args} />,
  args: {
    title: 'Return of Clutch Kit 430 mm',
    lead: 'The returned pieces are credited at their price, less their share of the discount.',
    submitLabel: 'Take a return',
    most: 6,
    initial: 1,
    reasons: ['Wrong part', 'Damaged'],
    option: 'Put them back into stock',
    onSubmit: fn(async (): Promise<SubmitResult> => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof PiecesDialog>;
export default meta;
type Story = StoryObj<PiecesDialogProps>;

const open = async (canvasElement: HTMLElement) => {
  const { opener, dialog: element } = await openDialog(canvasElement, 'dialog');
  const dialog = within(element);
  return {
    opener,
    dialog,
    pieces: dialog.getByRole('textbox', { name: 'Pieces' }),
    submit: dialog.getByRole('button', { name: 'Take a return' }),
  };
};

/** Without a reason and an option. */
export const Empty: Story = {
  args: { reasons: undefined, option: undefined, most: undefined },
  play: async ({ args, canvasElement }) => {
    const { pieces, submit } = await open(canvasElement);
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '১২');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ pieces: 12, reason: '', isChosen: false }, expect.anything()),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Filled: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { dialog, pieces, submit } = await open(canvasElement);
    await waitFor(() => expect(pieces).toHaveFocus());
    await press('{ArrowUp}');
    await tabUntil(dialog.getByRole('button', { name: 'Damaged' }));
    await press('{Enter}');
    await tabTo(dialog.getByRole('checkbox', { name: 'Put them back into stock' }));
    await press(' ');
    await tabTo(submit);
    await press('{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ pieces: 2, reason: 'Damaged', isChosen: false }, expect.anything()),
    );
  },
};

/** Two parts of ৳1,000 with a discount of ৳500, of which one comes back. */
export const Credit: Story = {
  args: {
    most: 1,
    reasons: undefined,
    creditOf: () => ({ usual: 75_000, most: 100_000, cost: 150_000 }),
  },
  play: async ({ args, canvasElement }) => {
    const { dialog, submit } = await open(canvasElement);
    const credit = dialog.getByRole('textbox', { name: 'Credit' });
    await expect(credit).toHaveAccessibleDescription(/credit ৳750\. The parts that the customer keeps then cost ৳750/);
    await userEvent.type(credit, '1000.50');
    await userEvent.click(submit);
    await waitFor(() => expect(credit).toHaveAccessibleDescription(/more than the customer has paid or owes/));
    await userEvent.clear(credit);
    await userEvent.type(credit, '৯০০');
    await expect(credit).toHaveAccessibleDescription(/then cost ৳600/);
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        { pieces: 1, reason: '', credit: 90_000, isChosen: true },
        expect.anything(),
      ),
    );
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { dialog, pieces, submit } = await open(canvasElement);
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '7');
    await userEvent.click(submit);
    await waitFor(() => expect(pieces).toHaveAccessibleDescription(/Enter a whole number from 1 to 6/));
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription('Reason is Required');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { reasons: undefined, onSubmit: fn(() => new Promise<SubmitResult>(() => undefined)) },
  play: async ({ canvasElement }) => {
    const { submit } = await open(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Another admin has taken pieces back in the meantime; what was typed stays. */
export const Rejected: Story = {
  args: {
    reasons: undefined,
    onSubmit: fn(async (): Promise<SubmitResult> => ({ message: 'Only 1 pc is left of this line.' })),
  },
  play: async ({ canvasElement }) => {
    const { dialog, pieces, submit } = await open(canvasElement);
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '3');
    await userEvent.click(submit);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Only 1 pc is left');
    await expect(pieces).toHaveValue('3');
  },
};

export const Kept: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const { opener } = await open(canvasElement);
    await press('{Escape}');
    await expectFocusReturned(opener);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
