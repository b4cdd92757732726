import { query, type Statements } from './transactions.ts';

/** Notes the day (`YYYY-MM-DD`) on which something of a name is done; gives false if another backend has done so, and locks the name until the end of the transaction. */
export function* claimDay(name: string, day: string): Statements<boolean> {
  const changed = yield* query(
    `INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name)
     DO UPDATE SET value = excluded.value WHERE facts.value <> excluded.value RETURNING name`,
    name,
    day,
  );
  return changed.length > 0;
}
