import { Order, orderStatuses } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { ordersOfPage } from './orderLines.ts';
import { extraOf } from './storedExtra.ts';
import type { ResultRow } from '../sql/transactions.ts';

/** The columns of a line with its order. */
export const lineColumns =
  '_id, "userEmail", "userName", product_name, part_id AS "partId", address, phone, "orderQuantity", number AS "orderNumber", note, extra, price_number, price_text, status, orders.placed_at, history, agreed_price AS "agreedPrice", credit, of_line AS "of", customer, sum, discount, delivery_charge AS "deliveryCharge"';

/** The lines with their orders. */
export const linesOfOrders = 'order_lines JOIN orders ON number = order_number';

/** The number of lines of an order. */
const lineCount = orderStatuses.map((status) => `"${status}"`).join(' + ');

/** The columns of an order that a page of lines is read by. */
export const orderColumns = `number, ${lineCount} AS lines`;

const OrderRow = v.array(v.object({ number: v.number(), lines: v.number() }));

/** Parses a stored line. */
export function orderOf({ price_number, price_text, placed_at, history, extra, ...row }: ResultRow): Order {
  const placedAt = new Date(Number(placed_at)).toISOString();
  const price = price_number ?? price_text;
  return v.parse(Order, {
    ...row,
    extra: extraOf(extra),
    price,
    placedAt,
    history: JSON.parse(String(history)) as unknown,
  });
}

/** The numbers of the first orders of a page, in their order or its reverse, and whether others of the page are left out. */
export function numbersOfPage(rows: readonly ResultRow[], isReversed: boolean): { numbers: number[]; isCut: boolean } {
  const { orders, isCut } = ordersOfPage(v.parse(OrderRow, rows));
  const numbers = orders.map(({ number }) => number);
  return { numbers: isReversed ? numbers.toReversed() : numbers, isCut };
}
