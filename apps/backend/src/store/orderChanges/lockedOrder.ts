import { type Order, orderStatuses, type OrderStatus, type OrderStep } from '@dealerkit/domain/entities';
import { chargedPrice, chargedTotal, keptGoods, orderAmounts } from '@dealerkit/domain/orders/orderTerms';
import * as v from 'valibot';
import { extraOf } from '../texts/storedExtra.ts';
import { priceOf } from '../parts/partRows.ts';
import type { Changes } from '../sql/changes.ts';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';

const money = v.nullable(v.number());

const OrderRow = v.object({
  number: v.number(),
  userEmail: v.string(),
  userName: v.string(),
  address: v.string(),
  phone: v.string(),
  note: v.nullable(v.string()),
  extra: v.nullable(v.string()),
  customer: v.nullable(v.string()),
  discount: money,
  delivery_charge: money,
  sum: v.number(),
  placed_at: v.number(),
  counts: v.record(v.string(), v.number()),
});

const LineRow = v.object({
  _id: v.string(),
  part_id: v.nullable(v.string()),
  product_name: v.string(),
  orderQuantity: v.number(),
  price: v.optional(v.union([v.number(), v.string()])),
  agreed_price: money,
  unit_price: money,
  credit: money,
  status: v.picklist(orderStatuses),
  history: v.custom<OrderStep[]>(Array.isArray),
  of_line: v.nullable(v.string()),
});

/** A line of an order that is locked. */
export type LockedLine = v.InferOutput<typeof LineRow>;

/** An order that no other transaction changes before the end of this one, with its lines. */
export type LockedOrder = v.InferOutput<typeof OrderRow> & { lines: LockedLine[] };

/** A line and its order with their values after a change, and who changed them. */
export interface ChangedLine {
  order: LockedOrder;
  line: LockedLine;
  actor: string;
}

const counts = orderStatuses.map((status) => `"${status}"`).join(', ');

const orderColumns = `"userEmail", "userName", address, phone, note, extra, customer, discount, delivery_charge, sum, placed_at, ${counts}`;

function* lock(
  { dialect }: SqlContext,
  condition: string,
  value: string | number,
): Statements<LockedOrder | undefined> {
  const [row] = yield* query(
    `SELECT number, ${orderColumns} FROM orders WHERE number = ${condition} ${dialect.lock}`,
    value,
  );
  if (!row) return undefined;
  const order = v.parse(OrderRow, {
    ...row,
    counts: Object.fromEntries(orderStatuses.map((status) => [status, row[status]])),
  });
  const lines = yield* query(
    `SELECT _id, part_id, product_name, "orderQuantity", price_number, price_text, agreed_price, unit_price, credit, status, history, of_line
     FROM order_lines WHERE order_number = ? ORDER BY _id`,
    order.number,
  );
  return {
    ...order,
    lines: lines.map((line) =>
      v.parse(LineRow, {
        ...line,
        price: priceOf(line),
        history: JSON.parse(String(line['history'])) as unknown,
      }),
    ),
  };
}

/** Locks the order with a number. Every transaction locks an order before its lines, and these before parts. */
export const lockOrder = (context: SqlContext, number: number) => lock(context, '?', number);

/** Locks the order of a line, and finds the line in it; undefined if there is none. */
export function* lockLine(
  context: SqlContext,
  _id: string,
): Statements<{ order: LockedOrder; line: LockedLine } | undefined> {
  const order = yield* lock(context, '(SELECT order_number FROM order_lines WHERE _id = ?)', _id);
  const line = order?.lines.find((each) => each._id === _id);
  return order && line && { order, line };
}

/** A line as a caller reads it. */
export function readableLine(order: LockedOrder, line: LockedLine): Order {
  const { number, placed_at, userEmail, userName, address, phone, note, extra, customer, sum } = order;
  const { _id, part_id, product_name, orderQuantity, price, agreed_price, credit, status, history, of_line } = line;
  return {
    _id,
    userEmail,
    userName,
    product_name,
    partId: part_id ?? undefined,
    address,
    phone,
    orderQuantity,
    orderNumber: number,
    note: note ?? undefined,
    extra: extraOf(extra),
    price,
    status,
    placedAt: new Date(placed_at).toISOString(),
    history,
    agreedPrice: agreed_price ?? undefined,
    credit: credit ?? undefined,
    of: of_line ?? undefined,
    customer: customer ?? undefined,
    sum,
  };
}

/** What one piece of a line is charged, with other values. */
export const chargedPriceOf = (
  { digits }: SqlContext,
  { price, agreed_price, orderQuantity }: Pick<LockedLine, 'price' | 'agreed_price' | 'orderQuantity'>,
): number | null => chargedPrice({ price, agreedPrice: agreed_price ?? undefined, orderQuantity }, digits) ?? null;

const pricedLines = ({ lines }: LockedOrder) =>
  lines.map(({ agreed_price, credit, ...line }) => ({
    ...line,
    agreedPrice: agreed_price ?? undefined,
    credit: credit ?? undefined,
  }));

/** The terms of a whole order as the rules of the domain package name them. */
const termsOf = ({ discount, delivery_charge }: LockedOrder) => ({ discount, deliveryCharge: delivery_charge });

/** The sum of an order with other lines or terms. */
export const amountsOf = ({ digits }: SqlContext, order: LockedOrder) =>
  orderAmounts(pricedLines(order), termsOf(order), digits);

/** What of an order with other lines is charged. */
export const chargedTotalOf = ({ digits }: SqlContext, order: LockedOrder): number =>
  chargedTotal(pricedLines(order), termsOf(order), digits);

/** What the handed over goods of an order cost that were not returned. */
export const keptGoodsOf = ({ digits }: SqlContext, order: LockedOrder) =>
  keptGoods(pricedLines(order), termsOf(order), digits);

const countsOf = (lines: readonly LockedLine[]): Record<OrderStatus, number> => {
  const counted = orderStatuses.map((each) => [each, lines.filter(({ status }) => status === each).length] as const);
  return Object.fromEntries(counted) as Record<OrderStatus, number>;
};

/** Stores how many lines of each status an order has by now, and its sum, or deletes an order without lines. */
export function* saveOrder(
  context: SqlContext,
  changes: Changes,
  before: LockedOrder,
  after: LockedOrder,
): Statements<void> {
  const counted = countsOf(after.lines);
  for (const status of orderStatuses) {
    const change = Number(counted[status] > 0) - Number((before.counts[status] ?? 0) > 0);
    if (change !== 0) changes.orderTotals.set(status, (changes.orderTotals.get(status) ?? 0) + change);
  }
  if (after.lines.length === 0) {
    changes.orderTotals.set('all', (changes.orderTotals.get('all') ?? 0) - 1);
    yield* send(`DELETE FROM orders WHERE number = ?`, after.number);
    return;
  }
  const columns = [
    ...orderStatuses.map((status) => `"${status}" = ?`),
    'sum = ?',
    'discount = ?',
    'delivery_charge = ?',
  ];
  const sums = [amountsOf(context, after).total, after.discount, after.delivery_charge];
  yield* send(
    `UPDATE orders SET ${columns.join(', ')} WHERE number = ?`,
    ...orderStatuses.map((status) => counted[status]),
    ...sums,
    after.number,
  );
}

/** The order with another line at the place of one with the same `_id`. */
export const withLine = (order: LockedOrder, line: LockedLine): LockedOrder => ({
  ...order,
  lines: order.lines.map((each) => (each._id === line._id ? line : each)),
});
