import { Order, orderStatuses } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { ordersOfPage } from './orderLines.ts';
import { extraOf } from '../texts/storedExtra.ts';
import { query, type ResultRow, type SqlContext, type Statements } from '../sql/transactions.ts';

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

/** Reads the lines of the first orders of a page, in their order or its reverse, and whether others of the page are left out. */
export function* readLines(
  { dialect }: Pick<SqlContext, 'dialect'>,
  rows: readonly ResultRow[],
  { isReversed = false } = {},
): Statements<{ rows: Order[]; isCut: boolean }> {
  const { orders, isCut } = ordersOfPage(v.parse(OrderRow, rows));
  if (orders.length === 0) return { rows: [], isCut };
  const numbers = orders.map(({ number }) => number);
  const places = new Map((isReversed ? numbers.toReversed() : numbers).map((number, place) => [number, place]));
  const lines = yield* query(
    `SELECT ${lineColumns} FROM ${dialect.elements} JOIN orders ON number = CAST(value AS BIGINT)
     JOIN order_lines ON order_number = number`,
    JSON.stringify(numbers),
  );
  const placeOf = ({ orderNumber = 0 }: Order) => places.get(orderNumber) ?? 0;
  const sorted = lines.map(orderOf).toSorted((a, b) => placeOf(a) - placeOf(b) || (a._id < b._id ? -1 : 1));
  return { rows: sorted, isCut };
}
