import { expect, test } from 'vitest';
import { disc, order, rahim } from '../fixtures.ts';
import { startBackend } from '../startBackend.ts';

test('the orders of a customer are the newest ones in insertion order, with a total and a link to older ones', async () => {
  const { app, store, tokenOf } = await startBackend();
  await store.addPart({ ...disc, available_quantity: 1_000_000 });
  await Promise.all(Array.from({ length: 1003 }, (_, n) => store.placeOrder({ ...order, orderQuantity: n + 2 })));
  await store.placeOrder({ ...order, userEmail: 'other@example.com' });
  const headers = { authorization: `Bearer ${await tokenOf(rahim)}` };
  const newest = await app.inject({ url: `/api/userOrders?email=${rahim}`, headers });
  const quantities = newest.json<{ orderQuantity: number }[]>().map(({ orderQuantity }) => orderQuantity);
  expect([quantities.length, quantities[0], quantities.at(-1)]).toEqual([1000, 5, 1004]);
  expect(newest.headers['x-total-count']).toBe('1003');
  const [, query] = /^<(\?[^>]+)>; rel="next"$/.exec(String(newest.headers['link'])) ?? [];
  const older = await app.inject({ url: `/api/userOrders${query}`, headers });
  expect(older.json()).toMatchObject([{ orderQuantity: 2 }, { orderQuantity: 3 }, { orderQuantity: 4 }]);
  expect(older.headers['link']).toBeUndefined();
});
