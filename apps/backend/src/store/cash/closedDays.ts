import type { ClosedDay } from '@dealerkit/domain/books';
import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import * as v from 'valibot';
import { first } from '../sql/first.ts';
import { type Changes, query, send, type SqlContext, type SqlValue, type Statements } from '../sql/transactions.ts';
import type { AddedClose, NewClose } from '../books/bookResults.ts';
import type { BookStore } from '../books/BookStore.ts';
import { cashAt } from './cashAt.ts';
import { onceFor } from '../books/onceFor.ts';

const closedUntil = '(SELECT max(ends) FROM closed_days)';

/** The columns that say on which day an entry stands. */
export const placeColumns = 'at, belongs_to';

/** Their values: an entry of a closed day stands at the start of the next open one. One statement, so that no close comes between. */
export const places = `CASE WHEN CAST(? AS BIGINT) < ${closedUntil} THEN ${closedUntil} ELSE CAST(? AS BIGINT) END,
  CASE WHEN CAST(? AS BIGINT) < ${closedUntil} THEN CAST(? AS TEXT) END`;

/** The placeholders of `places` for a time. */
export const placeOf = (at: number, dateOf: SqlContext['dateOf']): SqlValue[] => [at, at, at, dateOf(at)];

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
  for (const sql of dialect.lockBooks) yield* send(sql);
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
export const closedDays = (context: SqlContext): Pick<BookStore, 'closeDay' | 'findClosedDays'> => ({
  closeDay: (day, writer) =>
    context.transact((changes) =>
      onceFor(writer, { close: day }, AddedRow, () => close(context, changes, day, writer.actor)),
    ),

  findClosedDays: () => context.read(findAll()),
});
