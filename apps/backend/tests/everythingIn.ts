import type { Store } from '../src/store/Store.ts';

/** All that a store holds, to see that a refused call has changed nothing. */
export async function everythingIn(store: Store) {
  const { rows: users } = await store.findUsers({ limit: 1000 });
  return {
    users,
    parts: await store.findParts({ limit: 1000 }),
    orders: await Promise.all(users.map(({ email }) => store.listOrders(email))),
    reviews: await store.listReviews(1000),
    audit: await store.listAudit(1000),
  };
}
