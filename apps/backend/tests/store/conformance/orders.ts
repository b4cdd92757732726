import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { order, disc, identityOf } from '../../fixtures.ts';
import { addPart, dealer, placeOrder, stockOf } from './shop.ts';

/** The tests of orders and stock for every store. */
export function describeOrders(openFresh: () => Promise<Store>): void {
  test('stores an order and takes its quantity from the stock', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store);
    const placedAt: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const history = [{ status: 'placed', at: placedAt, by: order.userEmail }];
    const line = { _id, ...order, partId: part, orderNumber: 1001, price: disc.price, sum: 2_900_000 };
    const stored = { ...line, customer: expect.any(String) as string, status: 'placed', placedAt, history };
    expect(await store.getOrder(_id)).toEqual(stored);
    expect((await store.listOrders(order.userEmail)).rows).toMatchObject([stored]);
    expect((await store.listOrders('karim@example.com')).rows).toEqual([]);
    expect(await stockOf(store, part)).toBe(34);
  });

  test('stores the own values of an order, and finds it by them, also after changes', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 100 });
    const extra = { 'Truck number': 'Metro Ta 11-1234', 'ভ্যাট নম্বর': '০০৪৫' };
    const { product_name, orderQuantity, ...contact } = order;
    const place = async (own: Record<string, string>, key?: string) =>
      store.placeOrderLines({ ...contact, note: undefined, extra: own, lines: [{ product_name, orderQuantity }] }, key);
    const placed = await place(extra, 'key');
    expect(await place(extra, 'key')).toEqual(placed);
    expect(await place({ VAT: '1' }, 'key')).toEqual({ outcome: 'key of another order' });
    const [_id = ''] = placed.outcome === 'placed' ? placed.ids : [];
    const found = async (search: string) => (await store.findOrders({ limit: 9, search })).rows;
    expect(await store.getOrder(_id)).toMatchObject({ extra });
    expect(await found('11-1234')).toMatchObject([{ _id, extra }]);
    expect(await found('0045')).toMatchObject([{ _id }]);
    expect(await store.listOrders(order.userEmail)).toMatchObject({ rows: [{ extra }] });
    await store.signIn(identityOf(order.userEmail, { uid: 'u' }));
    await store.signIn(identityOf('new@example.com', { uid: 'u' }));
    await store.setOrderTerms(1001, { read: { note: null }, changes: { note: 'Call first' } }, dealer);
    expect(await found('new@example.com')).toMatchObject([{ note: 'Call first' }]);
    expect(await found('11-1234')).toMatchObject([{ _id, extra }]);
    const without = await place({});
    const [other = ''] = without.outcome === 'placed' ? without.ids : [];
    expect(await store.getOrder(other)).toMatchObject({ extra: undefined });
  });

  test('names the part of an order while it is on sale', async () => {
    const store = await openFresh();
    const partId = await addPart(store, disc);
    const _id = await placeOrder(store);
    expect((await store.listOrders(order.userEmail)).rows).toMatchObject([{ partId }]);
    await store.deletePart(partId, dealer);
    expect(await store.getOrder(_id)).toMatchObject({ product_name: disc.product_name, partId: undefined });
  });

  test.each([' brake disc', 'BRAKE DISC '])(
    'finds the part by the name "%s" and stores the part\'s own name',
    async (product_name) => {
      const store = await openFresh();
      await addPart(store, disc);
      const placed = await store.getOrder(await placeOrder(store, { product_name }));
      expect(placed?.product_name).toBe('Brake Disc');
    },
  );

  test.each(['Clutch Kit', '', ' '])('finds no part named "%s"', async (product_name) => {
    const store = await openFresh();
    await addPart(store, disc);
    await addPart(store, { ...disc, product_name: '' });
    await addPart(store, { image: 'a.jpg', minimum_order_quantity: 1, available_quantity: 5 });
    expect(await store.placeOrder({ ...order, product_name })).toEqual({ outcome: 'no such part' });
  });

  test('accepts quantities from the minimum to the whole stock, and refuses others', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const place = (orderQuantity: number) => store.placeOrder({ ...order, orderQuantity });
    expect(await place(1)).toEqual({ outcome: 'below the minimum', minimum: 2 });
    expect(await place(37)).toEqual({ outcome: 'not enough', available: 36 });
    expect(await stockOf(store, part)).toBe(36);
    expect(await place(2)).toMatchObject({ outcome: 'placed' });
    expect(await place(34)).toMatchObject({ outcome: 'placed' });
    expect(await place(2)).toEqual({ outcome: 'not enough', available: 0 });
    expect((await store.listOrders(order.userEmail)).rows).toHaveLength(2);
  });

  test('refuses orders of a part without a stock quantity', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: undefined });
    expect(await store.placeOrder(order)).toEqual({ outcome: 'not enough', available: 0 });
  });

  test('sells 100 pieces to exactly 100 of 200 buyers', async () => {
    const store = await openFresh();
    const part = await addPart(store, { ...disc, minimum_order_quantity: 1, available_quantity: 100 });
    const buyers = Array.from({ length: 200 }, (_, index) => `buyer${index}@example.com`);
    const placed = await Promise.all(
      buyers.map((userEmail) => store.placeOrder({ ...order, userEmail, orderQuantity: 1 })),
    );
    expect(placed.filter(({ outcome }) => outcome === 'placed')).toHaveLength(100);
    expect(await stockOf(store, part)).toBe(0);
    const orders = await Promise.all(buyers.map((email) => store.listOrders(email)));
    expect(orders.flatMap(({ rows }) => rows)).toHaveLength(100);
  });

  test('returns the quantity to the stock once', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const orderId = await placeOrder(store);
    const deleted = await Promise.all([
      store.deleteOrder(orderId, order.userEmail),
      store.deleteOrder(orderId, order.userEmail),
    ]);
    expect(deleted.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
    expect(await store.deleteOrder(orderId, order.userEmail)).toEqual({ outcome: 'no such order' });
    expect(await stockOf(store, part)).toBe(36);
  });

  test('keeps the orders of a deleted part, and returns no stock to a new part with that name', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const orderId = await placeOrder(store);
    await store.deletePart(part, 'admin@dealer.example');
    const newPart = await addPart(store, disc);
    expect(await store.getOrder(orderId)).toMatchObject(order);
    expect(await store.deleteOrder(orderId, order.userEmail)).toEqual({ outcome: 'changed' });
    expect(await stockOf(store, newPart)).toBe(36);
  });

  test('resolves a repeated key to the same order, also concurrently, and to "deleted" after its deletion', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const place = () => store.placeOrder(order, 'attempt 1');
    const [first, ...others] = await Promise.all([place(), place(), place()]);
    expect(others).toEqual([first, first]);
    expect((await store.listOrders(order.userEmail)).rows).toHaveLength(1);
    expect(await stockOf(store, part)).toBe(34);
    const _id = first?.outcome === 'placed' ? first._id : '';
    await store.deleteOrder(_id, order.userEmail);
    expect(await place()).toEqual({ outcome: 'deleted' });
    expect(await stockOf(store, part)).toBe(36);
    expect(await store.placeOrder(order, 'attempt 2')).toMatchObject({ outcome: 'placed' });
  });

  test('binds a key to a user and an order, and lets the key of a refused order be used again', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    expect(await store.placeOrder({ ...order, orderQuantity: 37 }, 'a')).toMatchObject({ outcome: 'not enough' });
    expect(await store.placeOrder(order, 'a')).toMatchObject({ outcome: 'placed' });
    expect(await store.placeOrder({ ...order, userEmail: 'karim@example.com' }, 'a')).toMatchObject({
      outcome: 'placed',
    });
    expect(await store.placeOrder({ ...order, orderQuantity: 3 }, 'a')).toEqual({
      outcome: 'key of another order',
    });
    expect(await stockOf(store, part)).toBe(32);
  });

  test('keeps name and price of the part as they were (D32)', async () => {
    const store = await openFresh();
    const part = await addPart(store, { ...disc, price: '$1,119.84' });
    const _id = await placeOrder(store);
    await store.deletePart(part, dealer);
    await addPart(store, { ...disc, price: 1 });
    expect(await store.getOrder(_id)).toMatchObject({ product_name: 'Brake Disc', price: '$1,119.84' });
  });

  test('records an admin who orders for a customer, and not a customer (D33)', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const placed = await store.placeOrder(order, 'attempt', dealer);
    expect(await store.placeOrder(order, 'attempt', dealer)).toEqual(placed);
    await store.placeOrder(order, undefined, order.userEmail);
    const _id = placed.outcome === 'placed' ? placed._id : '';
    expect((await store.findAudit({ limit: 9 })).rows).toMatchObject([
      { actor: dealer, action: 'place order', subject: '1001', detail: order.userEmail },
    ]);
    expect(await store.getOrder(_id)).toMatchObject({ userEmail: order.userEmail, history: [{ by: dealer }] });
  });

  test('goes on after an order that was deleted meanwhile, also while pieces of an older one were split off', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const ids: string[] = [];
    for (let count = 0; count < 4; count++) ids.push(await placeOrder(store));
    await store.splitOrderLine(ids[0] ?? '', 1, order.userEmail);
    await store.deleteOrder(ids[3] ?? '', order.userEmail);
    const { rows } = await store.listOrders(order.userEmail, { limit: 9, before: ids[3] });
    expect(rows.map(({ orderNumber }) => orderNumber)).toEqual([1001, 1001, 1002, 1003]);
    expect((await store.listOrders(order.userEmail, { limit: 1, before: ids[2] })).rows).toMatchObject([
      { orderNumber: 1002 },
    ]);
  });

  test('records who deleted what', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const orderId = await placeOrder(store);
    await store.deleteOrder(orderId, dealer);
    await store.deleteOrder(orderId, dealer);
    await store.deletePart(part, dealer);
    expect((await store.findAudit({ limit: 10 })).rows).toMatchObject([
      { actor: dealer, action: 'delete part', subject: part, detail: 'Brake Disc' },
      { actor: dealer, action: 'delete order', subject: orderId, detail: order.userEmail },
    ]);
  });

  test('lists the orders of a user in insertion order', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    for (const orderQuantity of [2, 4, 3]) await placeOrder(store, { orderQuantity });
    const orders = (await store.listOrders(order.userEmail)).rows;
    expect(orders.map(({ orderQuantity }) => orderQuantity)).toEqual([2, 4, 3]);
  });
}
