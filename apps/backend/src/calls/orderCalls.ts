import type { Order, OrderStatus } from '@dealerkit/domain/entities';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isAmongOwnRows, ownRows } from '../policy/ownership.ts';
import type { Store } from '../store/Store.ts';
import type { StatusChange } from '../store/orderResults.ts';
import { textColumns } from '../store/texts.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Days } from './days.ts';
import type { Caller, Handlers } from './Handler.ts';
import { listHeaders, searchHeaders } from './listQuery.ts';
import {
  findNamedOrder,
  firstLines,
  orderNumber,
  ordersQuery,
  ownOrdersQuery,
  positionOf,
  rangeOf,
} from './orderQueries.ts';
import { errorOf, errorOfLines } from './orderRefusals.ts';
import { parse } from './parse.ts';

const maxKeyLength = textColumns.order_attempts.idempotency_key;

const visibleCharacters = new RegExp(`^[\\x21-\\x7e]{1,${maxKeyLength}}$`);

/** The Idempotency-Key header, if sent. @throws HttpError 400 */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && visibleCharacters.test(key))) return key;
  const message = `must be 1 to ${maxKeyLength} visible characters`;
  throw new HttpError(400, `Idempotency-Key ${message}.`, [{ path: 'idempotency-key', message }]);
}

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

type OrderCall =
  | 'placeOrder'
  | 'placeOrderLines'
  | 'getOrderByNumber'
  | 'findOwnOrders'
  | 'deleteOrder'
  | 'findOrders'
  | 'setOrderStatus';

/** The handlers of the calls about orders; `from` and `to` are days of the dealer. */
export function orderCalls(store: Store, days: Days): Handlers<OrderCall> {
  return {
    async placeOrder(order, { caller, request }) {
      const placed = await store.placeOrder(order, idempotencyKeyOf(request), caller.email, caller.uid);
      if (placed.outcome !== 'placed') throw errorOf(placed);
      return { insertedId: placed._id };
    },

    async placeOrderLines(order, { caller, request }) {
      const placed = await store.placeOrderLines(order, idempotencyKeyOf(request), caller.email, caller.uid);
      if (placed.outcome === 'refused') throw errorOfLines(placed, order);
      if (placed.outcome !== 'placed') throw errorOf(placed);
      return { orderNumber: placed.number, insertedIds: placed.ids };
    },

    async getOrderByNumber(input, { caller }) {
      const { number } = parse(v.object({ number: orderNumber }), input);
      const order = await store.getNumberedOrder(number);
      const isOwn = order?.owner.email === caller.email && isAmongOwnRows(caller, order.owner);
      if (!order || !(caller.admin || isOwn)) throw noSuchOrder();
      const lines = order.lines.map((line) => orderFor(caller, line));
      return { orderNumber: number, note: lines[0]?.note, lines };
    },

    async findOwnOrders({ email, ...page }, { caller, setHeaders }) {
      const query = parse(ownOrdersQuery, page);
      const [, placedBy] = ownRows(caller, email);
      const { rows, ...count } = await store.listOrders(email, { ...query, placedBy });
      setHeaders(listHeaders(firstLines(rows), count, { email, ...query }));
      return rows.map((order) => orderFor(caller, order));
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
      const { before, number, ...query } = parse(ordersQuery, input);
      const named =
        number === undefined
          ? await findNamedOrder(store, input.search)
          : ((await store.getNumberedOrder(number))?.lines ?? []);
      if (named) {
        const orders = firstLines(named);
        setHeaders(listHeaders(orders, { total: orders.length }, query));
        return named;
      }
      const last = before === undefined ? undefined : await store.getOrder(before);
      if (before !== undefined && !last) {
        const message = 'must be the _id of an order';
        throw new HttpError(400, `before ${message}.`, [{ path: 'before', message }]);
      }
      const page = { after: last && positionOf(last) };
      const { rows, ...count } = await store.findOrders({ ...query, ...rangeOf(days, query), ...page });
      setHeaders({ ...listHeaders(firstLines(rows), count, query, rows.at(-1)), ...searchHeaders(input.search) });
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
