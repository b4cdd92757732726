import { allOrders } from './allOrders.ts';
import type { Store } from '../src/store/Store.ts';

/** The whole content of a store, to check that a refused call changed nothing. */
export async function snapshot(store: Store) {
  const { rows: users } = await store.findUsers({ limit: 1000 });
  const customers = await store.findCustomers({ limit: 1000 });
  return {
    users,
    parts: await store.findParts({ limit: 1000 }),
    orders: await Promise.all(users.map(({ email }) => allOrders(store, email))),
    reviews: await store.listReviews(1000),
    customers,
    ledgers: await Promise.all(customers.rows.map(({ _id }) => store.findLedger(_id, { limit: 1000 }))),
    audit: (await store.findAudit({ limit: 1000 })).rows,
  };
}
