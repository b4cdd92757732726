import { expect, test } from 'vitest';
import { disc, order, rahim } from '../fixtures.ts';
import { admin, startBackend } from '../startBackend.ts';
import { takeTo } from '../store/conformance/shop.ts';

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

test('an account whose link is taken off reads no money of an order that it placed', async () => {
  const { clientOf, store } = await startBackend();
  const dealer = await clientOf(admin);
  await dealer.addPart(disc);
  const shopper = await clientOf(rahim);
  const { insertedId = '' } = await shopper.placeOrder(order);
  await takeTo(store, insertedId, 'handedOver');
  const { number } = await dealer.issueInvoice({ number: '1001' });
  const read = () => shopper.getOrderByNumber({ number: '1001' });
  expect(await read()).toMatchObject({ paid: 0, due: 2_900_000, invoices: [{ number }] });
  const { customer = '' } = (await store.getOrder(insertedId)) ?? {};
  await dealer.unlinkAccount({ id: customer });
  await expect(shopper.getInvoice({ number })).rejects.toMatchObject({ status: 404 });
  const { lines, ...facts } = await read();
  expect(facts).toEqual({ orderNumber: 1001, discount: 0, deliveryCharge: 0, total: 2_900_000 });
  expect(Object.keys(lines[0] ?? {}).filter((key) => /customer|paid|due|invoice/.test(key))).toEqual([]);
});
