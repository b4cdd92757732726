import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import * as v from 'valibot';
import { type Changes, send, type SqlContext, type Statements } from '../sql/transactions.ts';
import type { AddedCash, NewCash } from './bookResults.ts';
import type { BookStore } from './BookStore.ts';
import { onceFor } from './onceFor.ts';

const AddedRow = v.object({ outcome: v.literal('added'), _id: v.string() });

function* add(
  { newId, digits }: SqlContext,
  { audit }: Changes,
  { kind, amount, note }: NewCash,
  actor: string,
): Statements<AddedCash> {
  const _id = newId();
  const signed = kind === 'cashIn' ? amount : -amount;
  yield* send(
    'INSERT INTO cash_entries (_id, at, amount, note, by) VALUES (?, ?, ?, ?, ?)',
    _id,
    Date.now(),
    signed,
    note,
    actor,
  );
  audit.push({ actor, action: 'add cash', subject: _id, detail: `${fromSmallestUnit(signed, digits)}: ${note}` });
  return { outcome: 'added', _id };
}

/** The cash without a customer, in both databases. */
export const cash = (context: SqlContext): Pick<BookStore, 'addCashEntry'> => ({
  addCashEntry: (entry, writer) =>
    context.transact((changes) =>
      onceFor(writer, { cash: entry }, AddedRow, () => add(context, changes, entry, writer.actor)),
    ),
});
