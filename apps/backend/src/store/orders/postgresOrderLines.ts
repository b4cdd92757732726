import type { Order } from '@dealerkit/domain/entities';
import { lineColumns, numbersOfPage, orderOf } from './lineRows.ts';
import type { Row, Run } from '../engines/postgres/Database.ts';

const linesOfPage = `
  SELECT ${lineColumns} FROM unnest($1::bigint[]) WITH ORDINALITY AS listed (listed_number, place)
  JOIN orders ON number = listed_number JOIN order_lines ON order_number = number ORDER BY place, _id`;

/** Reads the lines of a page of orders, in their order or its reverse. */
export async function readLines(
  run: Run,
  rows: readonly Row[],
  { isReversed = false } = {},
): Promise<{ rows: Order[]; isCut: boolean }> {
  const { numbers, isCut } = numbersOfPage(rows, isReversed);
  if (numbers.length === 0) return { rows: [], isCut };
  return { rows: (await run({ sql: linesOfPage, values: [numbers.map(String)] })).map(orderOf), isCut };
}
