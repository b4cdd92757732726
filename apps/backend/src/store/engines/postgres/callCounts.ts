import { createHash } from 'node:crypto';
import type { Store } from '../../Store.ts';
import type { Run } from './Database.ts';

const add = `
  INSERT INTO call_counts (minute, key, calls) VALUES ($1::bigint, $2, $3::bigint)
  ON CONFLICT (minute, key) DO UPDATE SET calls = call_counts.calls + excluded.calls
  RETURNING calls`;

/** Creates the function that counts calls; it deletes the counts of earlier minutes once in each. */
export function createCountCalls(run: Run): NonNullable<Store['countCalls']> {
  let cleaned = 0;
  return async (key, minute, calls) => {
    if (cleaned < minute) {
      cleaned = minute;
      // Another process may be a minute behind.
      await run({ sql: 'DELETE FROM call_counts WHERE minute < $1::bigint', values: [minute - 1] });
    }
    // Keys have addresses of visitors, which need not be readable here.
    const hash = createHash('sha256').update(key).digest('base64url');
    const [row] = await run({ sql: add, values: [minute, hash, calls] });
    return Number(row?.['calls']);
  };
}
