import { expect, it } from 'vitest';
import { dayBookColumns, ledgerColumns } from './exportColumns.js';

const words = {
  entry: 'Entry',
  method: 'Method',
  reference: 'Reference',
  note: 'Note',
  amount: 'Amount',
  kinds: { charge: 'Charge', payment: 'Payment', return: 'Return', adjustment: 'Adjustment', reversal: 'Reversal' },
  methods: { cash: 'Cash', bkash: 'bKash', nagad: 'Nagad', bank: 'Bank', cheque: 'Cheque', other: 'Other' },
};

const payment = {
  _id: 'e1',
  // Just after midnight where the user is, which is the day before in the UTC of ISO 8601 east of Greenwich.
  at: new Date(2026, 10, 28, 0, 26, 40).toISOString(),
  kind: 'payment' as const,
  amount: -12_345,
  method: 'cash' as const,
  by: 'admin@example.com',
  balance: 500,
  customer: { _id: 'c1', name: 'Rahim' },
};

it('exports an entry of a ledger with the date and time of the user, and its amounts in the currency', () => {
  const columns = ledgerColumns(
    { ...words, date: 'Date', chequeDate: 'Date on the cheque', balance: 'Balance', order: 'Order' },
    2,
  );
  const row = Object.fromEntries(columns.map(([header, value]) => [header, value(payment)]));
  expect(row).toMatchObject({ Date: '2026-11-28 00:26:40', Amount: -123.45, Balance: 5 });
});

it('exports the money of a day with the date and time of the user, positive where it comes in', () => {
  const columns = dayBookColumns({ ...words, time: 'Time', customer: 'Customer' }, 2);
  const row = Object.fromEntries(columns.map(([header, value]) => [header, value(payment)]));
  expect(row).toMatchObject({ Time: '2026-11-28 00:26:40', Customer: 'Rahim', Amount: 123.45 });
});
