import { orderLinesBody } from './bodies.js';
import { call } from './call.js';
import { statusBody } from './orderBodies.js';
import { aboutOrders, modified, numberedOrder, orders, placedLines } from './responses.js';

/** The calls about orders that only the dealerkit backend answers. */
export const orderCalls = {
  /** Additional call of the dealerkit backend. The orders of a customer, page by page; a customer reads `shop` as `by` in the steps of admins. */
  findOwnOrders: call('GET /userOrders?email={email}&before={before?}&limit={limit?}', {
    token: 'access',
    response: orders,
  }),

  /** Additional call of the dealerkit backend. Places an order of up to 200 parts under one number, all of its lines or none; send an `idempotencyKey`. */
  placeOrderLines: call('POST /orders', {
    token: 'access',
    body: orderLinesBody,
    response: placedLines,
    changes: aboutOrders,
    status: 201,
    refusals: [409, 422],
    idempotencyKey: true,
    bodyLimit: 256 * 1024,
  }),

  /** Additional call of the dealerkit backend. The lines of the order with a number and its terms, for its customer and for admins; what is paid and due for admins and the linked account. */
  getOrderByNumber: call('GET /orders/number/{number}', { token: 'access', response: numberedOrder, refusals: [404] }),

  /** Additional call of the dealerkit backend. Orders of all customers by number (of which an existing one may also be the search text), customer, search text, status and date (YYYY-MM-DD, or ISO 8601), for admins; the newest first, or sorted by `age` (the oldest first), `-sum`, `customer` or `place`. */
  findOrders: call(
    'GET /orders?number={number?}&customer={customer?}&status={status?}&search={search?}&from={from?}&to={to?}&sort={sort?}&before={before?}&limit={limit?}',
    { token: 'access', response: orders },
  ),

  /** Additional call of the dealerkit backend. Sets the status of an order that still has the status `from`: one step forward, one back, or cancelled, for admins. */
  setOrderStatus: call('PUT /orders/{id}/status', {
    token: 'access',
    body: statusBody,
    response: modified,
    changes: aboutOrders,
    refusals: [404, 409],
  }),
};
