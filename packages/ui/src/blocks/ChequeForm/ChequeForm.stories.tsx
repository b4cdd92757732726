import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { receivedCheque } from '../../../stories/fixtures/index.js';
import { press, tabUntil, typeInto } from '../../../stories/keyboard.js';
import { ChequeForm } from './ChequeForm.js';
import type { ChequeFormProps } from './ChequeForm.js';

const meta = {
  component: ChequeForm,
  args: {
    cheque: receivedCheque,
    to: 'bounced',
    onSet: fn<ChequeFormProps['onSet']>(async () => undefined),
    onDone: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChequeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const formIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    reason: canvas.getByRole('textbox', { name: 'Reason' }),
    charge: canvas.getByRole('textbox', { name: "The bank's charge" }),
    day: canvas.getByLabelText('Day, if not today'),
    submit: canvas.getByRole('button', { name: 'It has bounced' }),
  };
};

/** A cheque that bounces needs a reason; what the bank charges is optional. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { reason, charge } = formIn(canvasElement);
    await expect(reason).toBeRequired();
    await expect(charge).not.toBeRequired();
  },
};

export const Filled: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const { canvas, reason, charge, day, submit } = formIn(canvasElement);
    const proposal = canvas.getByRole('button', { name: 'Too little money in the account' });
    await tabUntil(proposal);
    await press('{Enter}');
    await expect(reason).toHaveValue('Too little money in the account');
    await typeInto(charge, '৩৪৫');
    await fireEvent.change(day, { target: { value: '2026-11-19' } });
    await tabUntil(submit);
    await press('{Enter}');
    const change = {
      from: 'received',
      to: 'bounced',
      reason: 'Too little money in the account',
      charge: 34_500,
      at: '2026-11-19',
    };
    await waitFor(() => expect(args.onSet).toHaveBeenCalledWith(receivedCheque, change, expect.anything()));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

export const Invalid: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, reason, charge, submit } = formIn(canvasElement);
    await userEvent.type(charge, '-5');
    await userEvent.click(submit);
    await waitFor(() => expect(reason).toHaveAccessibleDescription('Enter the reason'));
    await expect(canvas.getByText('Enter an amount above 0, for example 1500')).toBeVisible();
    await expect(reason).toHaveFocus();
    await expect(args.onSet).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onSet: fn<ChequeFormProps['onSet']>(() => new Promise(() => undefined)) },
  play: async ({ canvasElement }) => {
    const { reason, submit } = formIn(canvasElement);
    await userEvent.type(reason, 'Signature{Enter}');
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Another admin was faster; what was typed stays. */
export const Rejected: Story = {
  args: {
    onSet: fn<ChequeFormProps['onSet']>(async () => ({
      message: 'This cheque has another status by now: Cleared.',
    })),
  },
  play: async ({ args, canvasElement }) => {
    const { canvas, reason } = formIn(canvasElement);
    await userEvent.type(reason, 'Signature{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('another status by now: Cleared');
    await expect(reason).toHaveValue('Signature');
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** A cheque that is given back. */
export const Cancelled: Story = {
  args: { to: 'cancelled' },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Reason' }), 'Given back{Enter}');
    const change = { from: 'received', to: 'cancelled', reason: 'Given back' };
    await waitFor(() => expect(args.onSet).toHaveBeenCalledWith(receivedCheque, change, expect.anything()));
  },
};
