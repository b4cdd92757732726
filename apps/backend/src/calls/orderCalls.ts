import type { PlacedOrder, Store } from '../store/Store.ts';
import { Refusal } from '../Refusal.ts';
import type { Handlers } from './ServedCall.ts';

function refusalOf(placed: Exclude<PlacedOrder, { outcome: 'placed' }>): Refusal {
  const about = (status: number, path: string, message: string) => new Refusal(status, message, [{ path, message }]);
  if (placed.outcome === 'no such part') return about(404, 'product_name', 'There is no part of this name on sale.');
  if (placed.outcome === 'below the minimum') {
    return about(400, 'orderQuantity', `At least ${placed.minimum} must be ordered.`);
  }
  const left = placed.available ? `Only ${placed.available} are left.` : 'This part is out of stock.';
  return about(409, 'orderQuantity', left);
}

/** What is done with orders. */
export function orderCalls(store: Store): Handlers<'placeOrder' | 'listOrders' | 'deleteOrder'> {
  return {
    async placeOrder(order, { reply }) {
      const placed = await store.placeOrder(order);
      if (placed.outcome !== 'placed') throw refusalOf(placed);
      reply.code(201);
      return { insertedId: placed._id };
    },

    listOrders: ({ email }) => store.listOrders(email),

    async deleteOrder({ id }) {
      return { deletedCount: await store.deleteOrder(id) };
    },
  };
}
