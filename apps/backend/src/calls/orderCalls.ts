import type { FastifyRequest } from 'fastify';
import type { PlacedOrder, Store } from '../store/Store.ts';
import { Refusal } from '../Refusal.ts';
import type { Handlers } from './ServedCall.ts';

function refusalOf(placed: Exclude<PlacedOrder, { outcome: 'placed' }>): Refusal {
  const about = (status: number, path: string, message: string) => new Refusal(status, message, [{ path, message }]);
  if (placed.outcome === 'no such part') return about(404, 'product_name', 'There is no part of this name on sale.');
  if (placed.outcome === 'below the minimum') {
    return about(400, 'orderQuantity', `At least ${placed.minimum} must be ordered.`);
  }
  if (placed.outcome === 'key of another order') {
    return about(422, 'idempotency-key', 'This Idempotency-Key belongs to another order. Send a new one.');
  }
  if (placed.outcome === 'deleted since') {
    return new Refusal(409, 'This order was placed, and deleted since. To order it anew, send it once more.');
  }
  const left = placed.available ? `Only ${placed.available} are left.` : 'This part is out of stock.';
  return about(409, 'orderQuantity', left);
}

/** The key that names an attempt, where one is sent (a key of visible characters, 200 at most). @throws Refusal 400 */
function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key))) return key;
  const message = 'must be 1 to 200 visible characters';
  throw new Refusal(400, `Idempotency-Key ${message}.`, [{ path: 'idempotency-key', message }]);
}

/** What is done with orders. */
export function orderCalls(store: Store): Handlers<'placeOrder' | 'listOrders' | 'deleteOrder'> {
  return {
    async placeOrder(order, { reply, request }) {
      const placed = await store.placeOrder(order, idempotencyKeyOf(request));
      if (placed.outcome !== 'placed') throw refusalOf(placed);
      reply.code(201);
      return { insertedId: placed._id };
    },

    listOrders: ({ email }) => store.listOrders(email),

    async deleteOrder({ id }, { asker }) {
      return { deletedCount: await store.deleteOrder(id, asker.email) };
    },
  };
}
