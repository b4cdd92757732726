import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endedCheques, waitingCheques } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { ChequeList } from './ChequeList.js';
import type { ChequeListProps } from './ChequeList.js';

const meta = {
  component: ChequeList,
  args: {
    label: 'Cheques',
    cheques: waitingCheques,
    today: '2026-11-20',
    onSet: fn<ChequeListProps['onSet']>(async () => undefined),
  },
} satisfies Meta<typeof ChequeList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A cheque clears with two presses. */
export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent('Abdul Karim Due0045829');
    await expect(second).toHaveTextContent('Jalalabad Motor Workshop Not cleared yet');
    const clear = canvas.getAllByRole('button', { name: 'Cleared: cheque of ৳25,000 from Abdul Karim' })[0];
    if (!clear) throw new Error('There is no button.');
    await tabUntil(clear);
    await press('{Enter}');
    await screen.findByRole('dialog', { name: 'Has the cheque of ৳25,000 cleared?' });
    await press('{Escape}');
    await expectFocusReturned(clear);
    await press('{Enter}');
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(sheet.getByLabelText('Day, if not today')).toHaveFocus());
    await press('{Enter}');
    const change = { from: 'received', to: 'cleared' };
    await waitFor(() => expect(args.onSet).toHaveBeenCalledWith(waitingCheques[0], change, expect.anything()));
    await waitFor(() => expect(canvas.getByRole('table')).toHaveFocus());
  },
};

const open = async (canvasElement: HTMLElement, name: RegExp) => {
  const [button] = within(canvasElement).getAllByRole('button', { name });
  if (!button) throw new Error('There is no such button.');
  await userEvent.click(button);
  return within(await screen.findByRole('dialog'));
};

/** What has cleared goes back through the ledger; the others can be taken back. */
export const Ended: Story = {
  args: { cheques: endedCheques, hasCustomers: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).queryAllByRole('button').length),
    ).toEqual([0, 1, 1]);
    const sheet = await open(canvasElement, /^Take back: /);
    await userEvent.click(sheet.getByRole('button', { name: 'It is still to be paid' }));
    const change = { from: 'bounced', to: 'received' };
    await waitFor(() => expect(args.onSet).toHaveBeenCalledWith(endedCheques[1], change, expect.anything()));
  },
};

export const More: Story = {
  args: { onMore: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more cheques' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { decorators: [maxWidth('20rem')] };

export const LongText: Story = {
  args: {
    cheques: [...waitingCheques, ...endedCheques].map((cheque) => ({
      ...cheque,
      customer: { _id: 'c1', name: 'Mohammad'.repeat(12) },
      note: 'Thursday'.repeat(30),
      reason: 'Thursday'.repeat(30),
      amount: 999_999_999_999,
    })),
  },
};
