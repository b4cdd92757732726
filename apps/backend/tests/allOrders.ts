import type { Order } from '@dealerkit/domain/entities';
import type { Store } from '../src/store/Store.ts';

/** All lines under an address, page by page. */
export async function allOrders(store: Store, email: string): Promise<Order[]> {
  const orders: Order[] = [];
  for (;;) {
    const { rows, isCut } = await store.listOrders(email, { before: orders[0]?._id });
    orders.unshift(...rows);
    if (!isCut) return orders;
  }
}
