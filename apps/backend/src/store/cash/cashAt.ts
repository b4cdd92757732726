import { first } from '../sql/first.ts';
import type { Statements } from '../sql/transactions.ts';
import { inTimeSlices } from '../ledger/timeSlices.ts';

/** How many entries one statement sums, which the index has. */
const summedPerStatement = 20_000;

const counted = 'SELECT ends, counted FROM closed_days WHERE ends <= ? ORDER BY ends DESC LIMIT 1';

/** The cash without a customer, of which a shop has some entries a day. */
const otherCash = `
  SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS amount FROM cash_entries WHERE at >= ? AND at < ?`;

/** The cash at a time: what was counted last before it, and what came in and went out since then. */
export function* cashAt(to: number): Statements<number> {
  const close = yield* first(counted, to);
  const from = close ? Number(close['ends']) : Number.MIN_SAFE_INTEGER;
  const condition = `method = 'cash'`;
  const sql = `SELECT CAST(coalesce(sum(amount), 0) AS BIGINT) AS amount FROM ledger_entries WHERE ${condition} AND at >= ? AND at < ?`;
  let cash = Number(close?.['counted'] ?? 0) + Number((yield* first(otherCash, from, to))?.['amount']);
  yield* inTimeSlices({ condition, from, to }, summedPerStatement, function* (start, end) {
    cash -= Number((yield* first(sql, start, end))?.['amount']);
  });
  return cash;
}
