import { object, string } from 'valibot';
import { OrderCounts } from '@dealerkit/domain/books/overview';
import { call } from './call.js';
import { quantityBody, returnBody, splitBody, statusesBody, termsBody } from './orderBodies.js';
import { aboutOrders, modified, movedLines } from './responses.js';

const insertedLine = object({ insertedId: string() });

/** The calls of the order desk that only the dealerkit backend answers. */
export const orderDeskCalls = {
  /** Additional call of the dealerkit backend. How many orders have a line with each status, for admins. */
  getOrderCounts: call('GET /orders/counts', { token: 'access', response: OrderCounts }),

  /** Additional call of the dealerkit backend. Sets the status of up to 500 lines, each by itself, and names those that it left as they are, for admins. */
  setOrderStatuses: call('PUT /orders/status', {
    token: 'access',
    body: statusesBody,
    response: movedLines,
    changes: aboutOrders,
  }),

  /** Additional call of the dealerkit backend. Splits pieces off an open line, as a line of their own in the same order, for admins. */
  splitOrderLine: call('POST /orders/{id}/split', {
    token: 'access',
    body: splitBody,
    response: insertedLine,
    changes: aboutOrders,
    status: 201,
    refusals: [404, 409, 422],
    idempotencyKey: true,
  }),

  /** Additional call of the dealerkit backend. Corrects the quantity of a line that still has the quantity `read`, before it is packed, for admins. */
  setOrderQuantity: call('PUT /orders/{id}/quantity', {
    token: 'access',
    body: quantityBody,
    response: modified,
    changes: aboutOrders,
    refusals: [404, 409],
  }),

  /** Additional call of the dealerkit backend. Takes pieces of a handed over line back as a returned line, into the stock or not, for admins. */
  returnOrderLine: call('POST /orders/{id}/return', {
    token: 'access',
    body: returnBody,
    response: insertedLine,
    changes: aboutOrders,
    status: 201,
    refusals: [404, 409, 422],
    idempotencyKey: true,
  }),

  /** Additional call of the dealerkit backend. Agrees discount, delivery charge, note and prices of an order whose values are still those in `read`, null for what was not agreed, for admins. */
  setOrderTerms: call('PUT /orders/number/{number}/terms', {
    token: 'access',
    body: termsBody,
    response: modified,
    changes: aboutOrders,
    refusals: [404, 409],
    bodyLimit: 256 * 1024,
  }),
};
