import { isRolledOver } from '@dealerkit/domain/site/calendar';
import { type Order, OrderStatus } from '@dealerkit/domain/entities';
import { foldText } from '@dealerkit/domain/text/foldText';
import { orderSorts } from '@dealerkit/domain/orders/orderQuery';
import * as v from 'valibot';
import type { OrdersQuery } from '../store/sql/queries.ts';
import type { Store } from '../store/Store.ts';
import type { Days } from '../days.ts';
import { listQuery, optionalValue } from './listQuery.ts';
import { parse } from './parse.ts';

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a text is a date (YYYY-MM-DD) that exists, or a date with a time and an offset (ISO 8601). */
function isTime(text: string): boolean {
  if (!isDate(text)) return dateTime.test(text) && !Number.isNaN(Date.parse(text));
  return !Number.isNaN(Date.parse(text)) && !isRolledOver(text);
}

/** The years of which every day has a start in every time zone. */
const isInYears = (text: string) => text >= '1900' && text < '3000';

/** A day or a time of a query. */
export const time = v.pipe(
  v.string(),
  v.check(
    (text) => isTime(text) && isInYears(text),
    'must be a date in the years 1900 to 2999, for example 2026-01-31, or a date and time (ISO 8601)',
  ),
);

/** The first and the last day of a query, or times. */
export const timeRange = { from: optionalValue(time), to: optionalValue(time) };

/** The times of a query; the last day is included. */
export function rangeOf({ startOf }: Days, { from, to }: Partial<Record<keyof typeof timeRange, string | undefined>>) {
  const timeOf = (text: string, daysAfter: number) => (isDate(text) ? startOf(text, daysAfter) : Date.parse(text));
  return {
    from: from === undefined ? undefined : timeOf(from, 0),
    to: to === undefined ? undefined : timeOf(to, 1),
  };
}

/** The `_id` of a customer. */
export const customerId = v.pipe(v.string(), v.regex(/^[\da-f]{24}$/, 'must be the _id of a customer'));

/** The filters of a list of orders. */
export const orderFilters = {
  customer: optionalValue(customerId),
  status: optionalValue(OrderStatus),
  ...timeRange,
};

/** The number of an order. */
const orderNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,14}$/, 'must be a whole number above 0'),
  v.transform(Number),
);

/** Parses the number in the address of a call. @throws HttpError 400 */
export const readOrderNumber = (number: string | number): number =>
  parse(v.object({ number: orderNumber }), { number }).number;

/** The query of the list of all orders. */
export const ordersQuery = v.object({
  ...listQuery,
  before: v.optional(v.string()),
  ...orderFilters,
  number: optionalValue(orderNumber),
  sort: optionalValue(v.picklist(orderSorts)),
});

/** The query of the list of one customer's orders. */
export const ownOrdersQuery = v.pick(v.object(listQuery), ['limit', 'before']);

/** The order with a number, or its line with an `_id`. */
interface NamedOrder {
  number: number;
  line?: string;
}

/**
 * What a search text names: the line with an `_id` or the order with an existing number; each may be the URL of its page.
 * Undefined for any other text.
 */
export async function findNamedOrder(
  store: Store,
  search: string | number | undefined,
): Promise<NamedOrder | undefined> {
  const text = String(search ?? '');
  const _id = /\b[\da-f]{24}\b/i.exec(text)?.[0].toLowerCase();
  if (_id !== undefined) return { number: (await store.getOrder(_id))?.orderNumber ?? 0, line: _id };
  const inUrl = /\/orders\/(\d+)$/.exec(text)?.[1];
  const number = v.safeParse(orderNumber, inUrl ?? foldText(text.replace('#', '')));
  return number.success && (await store.getNumberedOrder(number.output)) ? { number: number.output } : undefined;
}

/** The lines of a named order; none unless it passes the filters of its list. */
export async function readNamedOrder(
  store: Store,
  { number, line }: NamedOrder,
  filters: Pick<OrdersQuery, 'status' | 'customer' | 'from' | 'to'>,
): Promise<Order[]> {
  const { status, customer, from, to } = filters;
  const { rows } = await store.findOrders({ status, customer, from, to, number, limit: 1 });
  if (line === undefined) return rows;
  return rows.filter((order) => order._id === line && (status === undefined || order.status === status));
}

/** The first line of each order of a page. */
export const firstLines = (lines: readonly Order[]) =>
  lines.filter(({ orderNumber: number }, index) => lines[index - 1]?.orderNumber !== number);
