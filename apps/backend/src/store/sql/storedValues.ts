import { first } from './first.ts';
import { query, send, type Statements } from './transactions.ts';

/** Reads the value of a name in `stored_values`. */
export function* readValue(name: string, lock = ''): Statements<string | undefined> {
  const row = yield* first(`SELECT value FROM stored_values WHERE name = ? ${lock}`, name);
  return row && String(row['value']);
}

/** Stores the value of a name. */
export const setValue = (name: string, value: string): Statements<void> =>
  send(
    `INSERT INTO stored_values (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    name,
    value,
  );

/** Stores the value of a name that has none. */
export const setFirstValue = (name: string, value: string): Statements<void> =>
  send('INSERT INTO stored_values (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING', name, value);

export const removeValue = (name: string): Statements<void> => send('DELETE FROM stored_values WHERE name = ?', name);

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
