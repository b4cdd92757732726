import type { ClosedDay } from '@dealerkit/domain/books';
import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { once } from '../sql/once.ts';
import type { Changes } from '../sql/changes.ts';
import { query, send, type SqlContext, type Statements } from '../sql/transactions.ts';
import { cashAt } from './cashAt.ts';
import type { AddedClose, CashStore, NewClose } from './CashStore.ts';

const CloseRow = v.pipe(
  v.object({
    day: v.string(),
    expected: v.number(),
    counted: v.number(),
    at: v.number(),
    by: v.string(),
  }),
  v.transform(({ day, expected, counted, at, by }): ClosedDay => ({
    day,
    expectedCash: expected,
    countedCash: counted,
    difference: counted - expected,
    at: new Date(at).toISOString(),
    by,
  })),
);

const columns = 'day, expected, counted, at, by';

/** The close that a day is part of, by the time at which the day ends. */
export function* closeOf(ends: number): Statements<ClosedDay | undefined> {
  const row = yield* first(`SELECT ${columns} FROM closed_days WHERE ends >= ? ORDER BY ends LIMIT 1`, ends);
  return row && v.parse(CloseRow, row);
}

/** The last closed day. */
export function* lastClosedDay(): Statements<string | undefined> {
  const row = yield* first('SELECT day FROM closed_days ORDER BY ends DESC LIMIT 1');
  return row && String(row['day']);
}

const AddedRow = v.object({ outcome: v.literal('added') });

function* close(
  { dialect, digits }: SqlContext,
  { audit }: Changes,
  { day, ends, expectedCash, countedCash }: NewClose,
  actor: string,
): Statements<AddedClose> {
  for (const sql of dialect.lockTables('ledger_entries, cash_entries', 'SHARE ROW EXCLUSIVE')) yield* send(sql);
  const closed = yield* closeOf(ends);
  if (closed) return { outcome: 'closed', closed };
  const cash = yield* cashAt(ends);
  if (cash !== expectedCash) return { outcome: 'other cash', expectedCash: cash };
  yield* send(
    'INSERT INTO closed_days (day, ends, expected, counted, at, by) VALUES (?, ?, ?, ?, ?, ?)',
    day,
    ends,
    cash,
    countedCash,
    Date.now(),
    actor,
  );
  const [expected, counted] = [cash, countedCash].map((amount) => fromSmallestUnit(amount, digits));
  audit.push({ actor, action: 'close day', subject: day, detail: `expected ${expected}, counted ${counted}` });
  return { outcome: 'added' };
}

function* findAll(): Statements<ClosedDay[]> {
  return v.parse(v.array(CloseRow), yield* query(`SELECT ${columns} FROM closed_days ORDER BY ends`));
}

/** The closed days in both databases. */
export const closedDays = (context: SqlContext): Pick<CashStore, 'closeDay' | 'findClosedDays'> => ({
  closeDay: (day, writer) =>
    context.transact((changes) =>
      once(writer, { close: day }, AddedRow, () => close(context, changes, day, writer.actor)),
    ),

  findClosedDays: () => context.read(findAll()),
});
