import type { DatabaseSync } from 'node:sqlite';
import { Order, orderStatuses } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { ordersOfPage } from '../orderLines.ts';
import type { RawRows } from './pages.ts';

/** The columns of a line with its order. */
export const lineColumns =
  '_id, userEmail, userName, product_name, part_id AS partId, address, phone, orderQuantity, row AS orderNumber, note, price, status, orders.placed_at, history, agreed_price AS agreedPrice, of_line AS "of", customer, sum, discount, delivery_charge AS "deliveryCharge"';

/** The lines with their orders. */
export const linesOfOrders = 'orders JOIN order_lines ON order_number = row';

/** The columns of an order that `readLines` needs. */
export const orderColumns = `row, ${orderStatuses.join(' + ')} AS lines`;

const OrderRow = v.array(v.object({ row: v.number(), lines: v.number() }));

/** Parses a stored line. */
export function orderOf({ placed_at, history, ...row }: RawRows[number]): Order {
  const placedAt = new Date(Number(placed_at)).toISOString();
  return v.parse(Order, { ...row, placedAt, history: JSON.parse(String(history)) as unknown });
}

/** Creates the function that reads the lines of a page of orders, in their order or its reverse. */
export function createReadLines(db: DatabaseSync) {
  const select = db.prepare(
    `SELECT ${lineColumns} FROM json_each(?) AS number JOIN orders ON row = number.value JOIN order_lines ON order_number = row
     ORDER BY number.key, _id`,
  );

  return (rows: RawRows, { isReversed = false } = {}): { rows: Order[]; isCut: boolean } => {
    const { orders, isCut } = ordersOfPage(v.parse(OrderRow, rows));
    const numbers = orders.map(({ row }) => row);
    const lines = select.all(JSON.stringify(isReversed ? numbers.toReversed() : numbers));
    return { rows: lines.map(orderOf), isCut };
  };
}
