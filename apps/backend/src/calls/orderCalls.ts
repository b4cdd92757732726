import { type Order, OrderStatus } from '@dealerkit/api-client';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { PlacedOrder, StatusChange, Store } from '../store/Store.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Days } from './days.ts';
import type { Caller, Handlers } from './Handler.ts';
import { listHeaders, listQuery, optionalValue } from './listQuery.ts';
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

/** The Idempotency-Key header, if sent. @throws HttpError 400 unless it is 1 to 200 visible characters */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key))) return key;
  const message = 'must be 1 to 200 visible characters';
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

const time = v.pipe(
  v.string(),
  v.check(isTime, 'must be a date, for example 2026-01-31, or a date and time (ISO 8601)'),
);

const ordersQuery = v.object({
  ...listQuery,
  status: optionalValue(OrderStatus),
  from: optionalValue(time),
  to: optionalValue(time),
});

/** The `_id` of an order in a search text, which may be the URL of its page. */
const idIn = (search: string | undefined) => /\b[\da-f]{24}\b/i.exec(search ?? '')?.[0].toLowerCase();

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
function orderFor({ admin }: Caller<'listOrders'>, order: Order): Order {
  if (admin) return order;
  const history = order.history?.map((step) => (step.by === order.userEmail ? step : { ...step, by: 'shop' }));
  return { ...order, history };
}

/** The handlers of the calls about orders; `from` and `to` are days of the dealer. */
export function orderCalls(
  store: Store,
  days: Days,
): Handlers<'placeOrder' | 'listOrders' | 'deleteOrder' | 'findOrders' | 'setOrderStatus'> {
  return {
    async placeOrder(order, { caller, reply, request }) {
      const placed = await store.placeOrder(order, idempotencyKeyOf(request), caller.email);
      if (placed.outcome !== 'placed') throw errorOf(placed);
      reply.code(201);
      return { insertedId: placed._id };
    },

    async listOrders({ email }, { caller }) {
      return (await store.listOrders(email)).map((order) => orderFor(caller, order));
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
      const { before, from, to } = query;
      const _id = idIn(query.search);
      if (_id !== undefined) {
        const order = await store.getOrder(_id);
        const rows = order ? [order] : [];
        setHeaders(listHeaders(rows, rows.length, query));
        return rows;
      }
      if (before !== undefined && !(await store.getOrder(before))) {
        const message = 'must be the _id of an order';
        throw new HttpError(400, `before ${message}.`, [{ path: 'before', message }]);
      }
      const startOf = (text: string, daysAfter: number) =>
        isDate(text) ? days.startOf(text, daysAfter) : Date.parse(text);
      const { rows, total } = await store.findOrders({
        ...query,
        from: from === undefined ? undefined : startOf(from, 0),
        // The last day is included.
        to: to === undefined ? undefined : startOf(to, 1),
      });
      setHeaders(listHeaders(rows, total, query, rows.at(-1)));
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
