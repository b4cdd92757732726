import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ledger, orderOf, threeLines } from '../../../stories/fixtures/index.js';
import { expectFocusReturned, press, tabUntil } from '../../../stories/keyboard.js';
import { maxWidth } from '../../../stories/maxWidth.js';
import { LedgerList } from './LedgerList.js';
import type { LedgerListProps } from './LedgerList.js';

const meta = {
  component: LedgerList,
  args: {
    label: 'Ledger',
    entries: ledger,
    onReverse: fn<NonNullable<LedgerListProps['onReverse']>>(async () => undefined),
  },
} satisfies Meta<typeof LedgerList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only what was not reversed yet, and does not go back through an order, has a button. */
export const Default: Story = {
  tags: ['keyboard', 'escape'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Reverse Payment ৳5,000',
    ]);
    await expect(canvas.getByRole('row', { name: /0045821/ })).toHaveTextContent('Reversed');
    await expect(canvas.getByRole('row', { name: /Return/ })).toHaveTextContent('-৳1,500.50');
    const reverse = canvas.getByRole('button');
    await tabUntil(reverse);
    await press('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Reverse Payment ৳5,000?' });
    await press('{Escape}');
    await expectFocusReturned(reverse);
    await press('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await tabUntil(dialog.getByRole('button', { name: 'Wrong amount' }));
    await press('{Enter}');
    await tabUntil(dialog.getByRole('button', { name: 'Reverse' }));
    await press('{Enter}');
    await waitFor(() => expect(args.onReverse).toHaveBeenCalledWith(ledger[0], 'Wrong amount'));
  },
};

/** A payment that was not taken back has a receipt. */
export const Receipts: Story = {
  args: { receiptHref: ({ _id }) => `#${_id}` },
  play: async ({ canvasElement }) => {
    const receipts = within(canvasElement).getAllByRole('link', { name: /^Receipt of/ });
    await expect(receipts.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Receipt', '#l6']]);
  },
};

/** What the bank charges for a cheque that bounced. */
export const BankCharge: Story = {
  args: {
    entries: [
      {
        _id: 'l9',
        at: '2026-11-20T10:40:00.000Z',
        kind: 'adjustment',
        amount: 34_500,
        reference: '0045829',
        chequeDate: '2026-11-19',
        note: 'Too little money',
        by: 'admin@example.com',
        balance: 1_284_500,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const entry = within(canvasElement).getByRole('row', { name: /Adjustment/ });
    await expect(entry).toHaveTextContent(/Bank's charge for a cheque that bounced · 0045829 · .* · Too little money/);
  },
};

export const More: Story = {
  args: { onMore: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show older entries' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

/** An entry of a known order says what was ordered. */
export const Ordered: Story = {
  args: { orders: [orderOf(...threeLines)] },
  play: async ({ canvasElement }) => {
    const charge = within(canvasElement).getByRole('row', { name: /Order 1042/ });
    await expect(charge).toHaveTextContent('Drive Axle Tyre 295/80 R22.5 (3 parts)');
  },
};

export const Narrow: Story = { decorators: [maxWidth('20rem')] };

export const LongText: Story = {
  args: {
    entries: ledger.map((entry) => ({
      ...entry,
      note: 'Thursday'.repeat(30),
      amount: 999_999_999_999,
      balance: -1_000_000_000_000,
    })),
  },
};
