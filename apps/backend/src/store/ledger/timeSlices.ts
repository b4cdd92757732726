import { first } from '../sql/first.ts';
import type { SqlValue, Statements } from '../sql/transactions.ts';

/** Which entries of all ledgers are read: a condition of their table, and a range of time. */
export interface Entries {
  condition: string;
  values?: readonly SqlValue[];
  from?: number;
  to?: number;
}

/**
 * Runs statements for one range of time after the other, each with about as many entries as one statement may read: the embedded
 * database answers no other call during a statement. Entries of the same time are never divided.
 */
export function* inTimeSlices(
  { condition, values = [], from = Number.MIN_SAFE_INTEGER, to = Number.MAX_SAFE_INTEGER }: Entries,
  rowsPerSlice: number,
  work: (from: number, to: number) => Statements<void>,
): Statements<void> {
  const next = `SELECT at FROM ledger_entries WHERE ${condition} AND at >= ? AND at < ? ORDER BY at LIMIT 1 OFFSET ?`;
  for (let start = from; start < to;) {
    const row = yield* first(next, ...values, start, to, rowsPerSlice);
    const end = row === undefined ? to : Math.max(Number(row['at']), start + 1);
    yield* work(start, end);
    start = end;
  }
}
