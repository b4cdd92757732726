import type { Changes } from '../sql/changes.ts';
import { query, type Statements } from '../sql/transactions.ts';

/** Adds pieces to the stock of a part; resolves to what is left if it has too little for a negative number. A deleted part has no stock. */
export function* addToStock(changes: Changes, part: string | null, pieces: number): Statements<number | undefined> {
  if (part === null || pieces === 0) return undefined;
  const [changed] = yield* query(
    `UPDATE parts SET available_quantity = available_quantity + ?
     WHERE _id = ? AND (available_quantity IS NULL OR available_quantity >= ?) RETURNING _id`,
    pieces,
    part,
    -pieces,
  );
  if (changed) {
    changes.parts.add(part);
    return undefined;
  }
  const [row] = yield* query('SELECT coalesce(available_quantity, 0) AS available FROM parts WHERE _id = ?', part);
  return row && Number(row['available']);
}
