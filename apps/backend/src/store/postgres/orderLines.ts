import { Order, orderStatuses } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { ordersOfPage } from '../orderLines.ts';
import type { Row, Run } from './Database.ts';

/** The columns of a line with its order. */
export const lineColumns =
  '_id, "userEmail", "userName", product_name, part_id AS "partId", address, phone, "orderQuantity", number AS "orderNumber", note, price_number, price_text, status, orders.placed_at, history, agreed_price AS "agreedPrice", of_line AS "of", customer, sum, discount, delivery_charge AS "deliveryCharge"';

/** The lines with their orders. */
export const linesOfOrders = 'order_lines JOIN orders ON number = order_number';

/** The number of lines of an order. */
const lineCount = orderStatuses.map((status) => `"${status}"`).join(' + ');

/** The columns of an order that `readLines` needs. */
export const orderColumns = `number, ${lineCount} AS lines`;

const OrderRow = v.array(v.object({ number: v.number(), lines: v.number() }));

/** Parses a stored line. */
export function orderOf({ price_number, price_text, placed_at, history, ...row }: Row): Order {
  const placedAt = new Date(Number(placed_at)).toISOString();
  const price = price_number ?? price_text;
  return v.parse(Order, { ...row, price, placedAt, history: JSON.parse(String(history)) as unknown });
}

/** Reads the lines of a page of orders, in their order or its reverse. */
export async function readLines(
  run: Run,
  rows: readonly Row[],
  { isReversed = false } = {},
): Promise<{ rows: Order[]; isCut: boolean }> {
  const { orders, isCut } = ordersOfPage(v.parse(OrderRow, rows));
  if (orders.length === 0) return { rows: [], isCut };
  const numbers = orders.map(({ number }) => String(number));
  const lines = await run({
    sql: `SELECT ${lineColumns} FROM unnest($1::bigint[]) WITH ORDINALITY AS listed (listed_number, place)
          JOIN orders ON number = listed_number JOIN order_lines ON order_number = number ORDER BY place, _id`,
    values: [isReversed ? numbers.toReversed() : numbers],
  });
  return { rows: lines.map(orderOf), isCut };
}
