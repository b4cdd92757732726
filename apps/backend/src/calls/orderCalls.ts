import type { FastifyRequest } from 'fastify';
import type { PlacedOrder, Store } from '../store/Store.ts';
import { HttpError } from '../http/HttpError.ts';
import type { Handlers } from './Handler.ts';

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

/** The handlers of the calls about orders. */
export function orderCalls(store: Store): Handlers<'placeOrder' | 'listOrders' | 'deleteOrder'> {
  return {
    async placeOrder(order, { reply, request }) {
      const placed = await store.placeOrder(order, idempotencyKeyOf(request));
      if (placed.outcome !== 'placed') throw errorOf(placed);
      reply.code(201);
      return { insertedId: placed._id };
    },

    listOrders: ({ email }) => store.listOrders(email),

    async deleteOrder({ id }, { caller }) {
      return { deletedCount: await store.deleteOrder(id, caller.email) };
    },
  };
}
