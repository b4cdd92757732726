import { query, type Statements } from './transactions.ts';

/** Stores the day (`YYYY-MM-DD`) on which something is done. Returns false if it is stored already; locks the name until the end of the transaction. */
export function* claimDay(name: string, day: string): Statements<boolean> {
  const changed = yield* query(
    `INSERT INTO stored_values (name, value) VALUES (?, ?) ON CONFLICT (name)
     DO UPDATE SET value = excluded.value WHERE stored_values.value <> excluded.value RETURNING name`,
    name,
    day,
  );
  return changed.length > 0;
}
