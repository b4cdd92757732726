import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import * as v from 'valibot';
import { once } from '../sql/once.ts';
import type { Changes } from '../sql/changes.ts';
import { send, type SqlContext, type Statements } from '../sql/transactions.ts';
import { placeColumns, placeOf, places } from '../ledger/entries.ts';
import type { AddedCash, CashStore, NewCash } from './CashStore.ts';

const AddedRow = v.object({ outcome: v.literal('added'), _id: v.string() });

function* add(
  { newId, digits, dateOf }: SqlContext,
  { audit }: Changes,
  { kind, amount, note, at }: NewCash,
  actor: string,
): Statements<AddedCash> {
  const _id = newId();
  const signed = kind === 'cashIn' ? amount : -amount;
  const now = Date.now();
  yield* send(
    `INSERT INTO cash_entries (_id, ${placeColumns}, recorded_at, amount, note, by) VALUES (?, ${places}, ?, ?, ?, ?)`,
    _id,
    ...placeOf(at === undefined ? now : Date.parse(at), dateOf),
    now,
    signed,
    note,
    actor,
  );
  audit.push({ actor, action: 'add cash', subject: _id, detail: `${fromSmallestUnit(signed, digits)}: ${note}` });
  return { outcome: 'added', _id };
}

/** The cash without a customer, in both databases. */
export const cash = (context: SqlContext): Pick<CashStore, 'addCashEntry'> => ({
  addCashEntry: (entry, writer) =>
    context.transact((changes) =>
      once(writer, { cash: entry }, AddedRow, () => add(context, changes, entry, writer.actor)),
    ),
});
