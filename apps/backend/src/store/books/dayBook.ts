import { type DayBook, paymentMethods } from '@dealerkit/domain/books';
import { first } from '../first.ts';
import { type SqlContext, query, type Statements } from '../transactions.ts';
import type { BookStore } from './BookStore.ts';
import { entryOf } from './entries.ts';

const cashOf = (row: Record<string, unknown> | undefined) => -Number(row?.['amount'] ?? 0);

const cashBefore = `SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS amount FROM ledger_entries WHERE method = 'cash' AND at < ?`;

/** The payments and their reversals of a time. Every method is named, so that the index by method is used. */
const entriesOfTime = `
  SELECT entry._id, at, kind, amount, method, reference, cheque_date AS "chequeDate", entry.note,
    order_number AS "orderNumber", reverses, by, customer, name,
    (SELECT CAST(sum(earlier.amount) AS BIGINT) FROM ledger_entries AS earlier
     WHERE earlier.customer = entry.customer AND (earlier.at, earlier._id) <= (entry.at, entry._id)) AS balance
  FROM ledger_entries AS entry JOIN customers ON customers._id = customer
  WHERE method IN (${paymentMethods.map((method) => `'${method}'`).join(', ')}) AND at >= ? AND at < ?
  ORDER BY at, entry._id`;

function* find(from: number, to: number): Statements<Omit<DayBook, 'date'>> {
  const openingCash = cashOf(yield* first(cashBefore, from));
  const closingCash = cashOf(yield* first(cashBefore, to));
  const rows = yield* query(entriesOfTime, from, to);
  const entries = rows.map(({ customer, name, ...row }) => ({
    ...entryOf(row),
    customer: { _id: String(customer), name: String(name) },
  }));
  const methods = paymentMethods.flatMap((method) => {
    const own = entries.filter((entry) => entry.method === method);
    const sumOf = (kind: 'payment' | 'reversal') =>
      own.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + Math.abs(amount), 0);
    return own.length === 0 ? [] : [{ method: method, received: sumOf('payment'), reversed: sumOf('reversal') }];
  });
  return { openingCash, closingCash, methods, entries };
}

/** The money of a day in both databases. */
export const dayBook = ({ read }: SqlContext): Pick<BookStore, 'getDayBook'> => ({
  getDayBook: (from, to) => read(find(from, to)),
});
