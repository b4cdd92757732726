import type { DatabaseSync } from 'node:sqlite';
import type { Order } from '@dealerkit/domain/entities';
import { lineColumns, numbersOfPage, orderOf } from './lineRows.ts';
import type { RawRows } from '../engines/sqlite/pages.ts';

/** Creates the function that reads the lines of a page of orders, in their order or its reverse. */
export function createReadLines(db: DatabaseSync) {
  const select = db.prepare(
    `SELECT ${lineColumns} FROM json_each(?) AS wanted JOIN orders ON number = wanted.value JOIN order_lines ON order_number = number
     ORDER BY wanted.key, _id`,
  );

  return (rows: RawRows, { isReversed = false } = {}): { rows: Order[]; isCut: boolean } => {
    const { numbers, isCut } = numbersOfPage(rows, isReversed);
    return { rows: select.all(JSON.stringify(numbers)).map(orderOf), isCut };
  };
}
