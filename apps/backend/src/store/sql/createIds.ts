import { randomUUID } from 'node:crypto';

/**
 * Creates a generator of `_id`s with 24 hex digits (D28): the milliseconds since 1970, then random digits.
 *
 * Each id is greater than the one before and than `newest`, whatever the clock does, so ids sort by insertion.
 */
export function createIds(newest = '0', now: () => number = Date.now): () => string {
  let last = BigInt(`0x${newest}`);
  return () => {
    // The first twelve digits of a UUID are random, and Node keeps many of them ready.
    const random = randomUUID().replace('-', '').slice(0, 12);
    const fresh = BigInt(`0x${now().toString(16)}${random}`);
    last = fresh > last ? fresh : last + 1n;
    return last.toString(16).padStart(24, '0');
  };
}

/** The tables whose `_id`s `createIds` creates. */
const tablesWithIds = [
  'parts',
  'order_lines',
  'reviews',
  'users',
  'audit',
  'customers',
  'ledger_entries',
  'cash_entries',
  'cheques',
];

/** Selects the newest `_id`. */
export const selectNewestId = `SELECT max(_id) AS _id FROM (
  ${tablesWithIds.map((table) => `SELECT max(_id) AS _id FROM ${table}`).join(' UNION ALL ')}
) AS newest`;

/** Creates the `_id`s of rows that were added at given times, the oldest first. */
export function createIdsAt(): (time: number) => string {
  let now = 0;
  const newId = createIds('0', () => now);
  return (time) => {
    now = time;
    return newId();
  };
}
