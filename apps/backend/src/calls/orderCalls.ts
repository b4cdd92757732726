import type { Order } from '@dealerkit/domain/entities';
import type { OrderSort } from '@dealerkit/domain/orders/orderQuery';
import { mayRead, ownerOfBooks, ownRows } from '../policy/ownership.ts';
import { positionOf } from '../store/orders/orderFilters.ts';
import type { OrderPosition } from '../store/sql/queries.ts';
import type { Store } from '../store/Store.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Days } from '../days.ts';
import type { Caller, Handlers } from './Handler.ts';
import { idempotencyKeyOf } from './idempotencyKey.ts';
import { listHeaders, searchHeaders } from './listQuery.ts';
import { cursorOf, positionOfCursor } from './orderCursor.ts';
import {
  findNamedOrder,
  firstLines,
  readOrderNumber,
  ordersQuery,
  ownOrdersQuery,
  rangeOf,
  readNamedOrder,
} from './orderQueries.ts';
import { errorOf, errorOfLine, errorOfLines } from './orderRefusals.ts';
import { inWords, noSuchOrder, refusedStep } from './stepRefusals.ts';
import { parse } from './parse.ts';

/** An order as the caller sees it: for a customer, `by` is `shop` in the steps of admins, whose addresses are private (D31). */
function orderFor({ admin }: Caller<'findOwnOrders'>, { customer, ...order }: Order): Order {
  if (admin) return { ...order, customer };
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
  /** The position after which a list goes on: that of a cursor, or of the order with an `_id`. */
  async function positionBefore(before: string, sort: OrderSort | undefined): Promise<OrderPosition> {
    const position = positionOfCursor(before, sort);
    if (position) return position;
    const last = await store.getOrder(before);
    if (last) return positionOf(last, sort);
    const message = 'must be the _id of an order, or what the link to the next page has';
    throw new HttpError(400, `before ${message}.`, [{ path: 'before', message }]);
  }

  return {
    async placeOrder(order, { caller, request }) {
      const placed = await store.placeOrder(order, idempotencyKeyOf(request), caller.email, caller.uid);
      if (placed.outcome !== 'placed') throw errorOfLine(placed, order.product_name);
      return { insertedId: placed._id };
    },

    async placeOrderLines(order, { caller, request }) {
      const placed = await store.placeOrderLines(order, idempotencyKeyOf(request), caller.email, caller.uid);
      if (placed.outcome === 'refused') throw errorOfLines(placed, order);
      if (placed.outcome !== 'placed') throw errorOf(placed);
      return { orderNumber: placed.number, insertedIds: placed.ids };
    },

    async getOrderByNumber(input, { caller }) {
      const number = readOrderNumber(input.number);
      const order = await store.getNumberedOrder(number);
      if (!order) throw noSuchOrder();
      const { discount, deliveryCharge, invoices, paid, due } = order;
      const isReader = mayRead(caller, ownerOfBooks(order.account));
      const lines = order.lines.map((line) => ({ ...orderFor(caller, line), ...(isReader && { paid, due }) }));
      const terms = { discount, deliveryCharge, total: lines[0]?.sum ?? 0 };
      return {
        orderNumber: number,
        note: lines[0]?.note,
        lines,
        ...terms,
        ...(isReader && { invoices, paid, due }),
      };
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
        const message = `This line is ${inWords(deleted.order.status)}, so it cannot be deleted. Call the shop.`;
        throw new HttpError(409, message, [], { order: orderFor(caller, deleted.order) });
      }
      return { deletedCount: deleted.outcome === 'changed' ? 1 : 0 };
    },

    async findOrders(input, { setHeaders }) {
      const { before, number, ...query } = parse(ordersQuery, input);
      const filters = { ...query, ...rangeOf(days, query) };
      const named = number === undefined ? await findNamedOrder(store, input.search) : { number };
      if (named) {
        const lines = await readNamedOrder(store, named, filters);
        const orders = firstLines(lines);
        setHeaders(listHeaders(orders, { total: orders.length }, query));
        return lines;
      }
      const after = before === undefined ? undefined : await positionBefore(before, query.sort);
      const { rows, ...count } = await store.findOrders({ ...filters, after });
      const last = rows.at(-1);
      const next = last && cursorOf(positionOf(last, query.sort));
      setHeaders({ ...listHeaders(firstLines(rows), count, query, next), ...searchHeaders(input.search) });
      return rows;
    },

    async setOrderStatus({ id, ...change }, { caller }) {
      const changed = await store.setOrderStatus(id, change, caller.email);
      if (changed.outcome !== 'changed') throw refusedStep(changed, change);
      return { modifiedCount: 1 };
    },
  };
}
