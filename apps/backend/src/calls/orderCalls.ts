import { type Order, OrderStatus } from '@dealerkit/domain/entities';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { ownRows } from '../policy/ownership.ts';
import type { PlacedOrder, StatusChange, Store } from '../store/Store.ts';
import { textColumns } from '../store/texts.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Days } from './days.ts';
import type { Caller, Handlers } from './Handler.ts';
import { listHeaders, listQuery, optionalValue, searchHeaders } from './listQuery.ts';
import { parse } from './parse.ts';

function errorOf(placed: Exclude<PlacedOrder, { outcome: 'placed' }>): HttpError {
  const errorAt = (status: number, path: string, message: string) =>
    new HttpError(status, message, [{ path, message }]);
  if (placed.outcome === 'no such part') return errorAt(404, 'product_name', 'No part with this name is on sale.');
  if (placed.outcome === 'below the minimum') {
    return errorAt(400, 'orderQuantity', `At least ${placed.minimum} must be ordered.`);
  }
  if (placed.outcome === 'key of another order') {
    return errorAt(422, 'idempotency-key', 'This Idempotency-Key belongs to another order. Send a new one.');
  }
  if (placed.outcome === 'deleted') {
    return new HttpError(409, 'This order was placed and later deleted. Send it again to place a new order.');
  }
  const message = placed.available ? `Only ${placed.available} are left.` : 'This part is out of stock.';
  return errorAt(409, 'orderQuantity', message);
}

const maxKeyLength = textColumns.order_attempts.idempotency_key;

const visibleCharacters = new RegExp(`^[\\x21-\\x7e]{1,${maxKeyLength}}$`);

/** The Idempotency-Key header, if sent. @throws HttpError 400 */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && visibleCharacters.test(key))) return key;
  const message = `must be 1 to ${maxKeyLength} visible characters`;
  throw new HttpError(400, `Idempotency-Key ${message}.`, [{ path: 'idempotency-key', message }]);
}

const isDate = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Whether a text is a date (YYYY-MM-DD) that exists, or a date with a time and an offset (ISO 8601). */
function isTime(text: string): boolean {
  if (!isDate(text)) return dateTime.test(text) && !Number.isNaN(Date.parse(text));
  const time = Date.parse(`${text}T00:00:00Z`);
  // Dates such as February 30 are rolled over.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The years of which every day has a start in every time zone. */
const isInYears = (text: string) => text >= '1900' && text < '3000';

const time = v.pipe(
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

/** The filters of a list of orders. */
export const orderFilters = { status: optionalValue(OrderStatus), ...timeRange };

const ordersQuery = v.object({ ...listQuery, ...orderFilters });

const ownOrdersQuery = v.pick(v.object(listQuery), ['limit', 'before']);

/** The `_id` of an order in a search text, which may be the URL of its page. */
export const idIn = (search: string | number | undefined) =>
  /\b[\da-f]{24}\b/i.exec(String(search ?? ''))?.[0].toLowerCase();

const noSuchOrder = () => new HttpError(404, 'There is no such order.');

const inWords = (status: OrderStatus | undefined) => (status === 'handedOver' ? 'handed over' : String(status));

function refusedStep(order: Order, { from, to }: StatusChange): HttpError {
  const message =
    order.status === from
      ? `An order that is ${inWords(from)} cannot become ${inWords(to)}.`
      : `This order is ${inWords(order.status)} by now. Check it, then try again.`;
  return new HttpError(409, message, [], { order });
}

function shortage(available: number, order: Order): HttpError {
  const message = `Only ${available} are left, so this order cannot be taken back from cancelled.`;
  return new HttpError(409, message, [{ path: 'orderQuantity', message }], { order, available });
}

/** An order as the caller sees it: for a customer, `by` is `shop` in the steps of admins, whose addresses are private (D31). */
function orderFor({ admin }: Caller<'findOwnOrders'>, order: Order): Order {
  if (admin) return order;
  const history = order.history?.map((step) => (step.by === order.userEmail ? step : { ...step, by: 'shop' }));
  return { ...order, history };
}

/** The handlers of the calls about orders; `from` and `to` are days of the dealer. */
export function orderCalls(
  store: Store,
  days: Days,
): Handlers<'placeOrder' | 'findOwnOrders' | 'deleteOrder' | 'findOrders' | 'setOrderStatus'> {
  return {
    async placeOrder(order, { caller, request }) {
      const placed = await store.placeOrder(order, idempotencyKeyOf(request), caller.email, caller.uid);
      if (placed.outcome !== 'placed') throw errorOf(placed);
      return { insertedId: placed._id };
    },

    async findOwnOrders({ email, ...page }, { caller, setHeaders }) {
      const query = parse(ownOrdersQuery, page);
      const [, placedBy] = ownRows(caller, email);
      const [orders, total] = await Promise.all([
        store.listOrders(email, { ...query, placedBy }),
        store.countOrders(email, placedBy),
      ]);
      setHeaders(listHeaders(orders, { total }, { email, ...query }));
      return orders.map((order) => orderFor(caller, order));
    },

    async deleteOrder({ id }, { caller }) {
      const deleted = await store.deleteOrder(id, caller.email);
      if (deleted.outcome === 'conflict') {
        const message = `This order is ${inWords(deleted.order.status)}, so it cannot be deleted. Call the shop.`;
        throw new HttpError(409, message, [], { order: orderFor(caller, deleted.order) });
      }
      return { deletedCount: deleted.outcome === 'changed' ? 1 : 0 };
    },

    async findOrders(input, { setHeaders }) {
      const query = parse(ordersQuery, input);
      const { before } = query;
      const _id = idIn(input.search);
      if (_id !== undefined) {
        const order = await store.getOrder(_id);
        const rows = order ? [order] : [];
        setHeaders(listHeaders(rows, { total: rows.length }, query));
        return rows;
      }
      if (before !== undefined && !(await store.getOrder(before))) {
        const message = 'must be the _id of an order';
        throw new HttpError(400, `before ${message}.`, [{ path: 'before', message }]);
      }
      const { rows, ...count } = await store.findOrders({ ...query, ...rangeOf(days, query) });
      setHeaders({ ...listHeaders(rows, count, query, rows.at(-1)), ...searchHeaders(input.search) });
      return rows;
    },

    async setOrderStatus({ id, ...change }, { caller }) {
      const changed = await store.setOrderStatus(id, change, caller.email);
      if (changed.outcome === 'no such order') throw noSuchOrder();
      if (changed.outcome === 'conflict') throw refusedStep(changed.order, change);
      if (changed.outcome === 'not enough') throw shortage(changed.available, changed.order);
      return { modifiedCount: 1 };
    },
  };
}
