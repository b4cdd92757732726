import { type OrderStatus, orderStatuses } from '@dealerkit/api-client';
import { expect, test } from 'vitest';
import type { OrdersQuery, Store } from '../../../src/store/Store.ts';
import { order, disc } from '../../fixtures.ts';

const dealer = 'admin@dealer.example';

async function addPart(store: Store, part: Parameters<Store['addPart']>[0]): Promise<string> {
  const added = await store.addPart(part);
  return added.outcome === 'added' ? added._id : '';
}

async function placeOrder(store: Store, changes: Partial<typeof order> = {}): Promise<string> {
  const placed = await store.placeOrder({ ...order, ...changes });
  return placed.outcome === 'placed' ? placed._id : '';
}

async function stockOf(store: Store, _id: string): Promise<number | undefined> {
  return (await store.getPart(_id))?.available_quantity;
}

/** The tests of orders and stock for every store. */
export function describeOrders(openFresh: () => Promise<Store>): void {
  test('stores an order and takes its quantity from the stock', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store);
    const placedAt: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const history = [{ status: 'placed', at: placedAt, by: order.userEmail }];
    const stored = { _id, ...order, price: disc.price, status: 'placed', placedAt, history };
    expect(await store.getOrder(_id)).toEqual(stored);
    expect(await store.listOrders(order.userEmail)).toEqual([stored]);
    expect(await store.listOrders('karim@example.com')).toEqual([]);
    expect(await stockOf(store, part)).toBe(34);
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
    expect(await store.listOrders(order.userEmail)).toHaveLength(2);
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
    expect(orders.flat()).toHaveLength(100);
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
    expect(await store.listOrders(order.userEmail)).toHaveLength(1);
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

  test('moves an order forward step by step, with a history and audit entries (D31)', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store);
    const set = (from: OrderStatus, to: OrderStatus) => store.setOrderStatus(_id, { from, to }, dealer);
    expect(await set('placed', 'confirmed')).toEqual({ outcome: 'changed' });
    expect(await set('confirmed', 'packed')).toEqual({ outcome: 'changed' });
    expect(await set('packed', 'handedOver')).toEqual({ outcome: 'changed' });
    const stored = await store.getOrder(_id);
    expect(stored?.status).toBe('handedOver');
    expect(stored?.history).toMatchObject([
      { status: 'placed', by: order.userEmail },
      { status: 'confirmed', by: dealer },
      { status: 'packed', by: dealer },
      { status: 'handedOver', by: dealer },
    ]);
    const times = stored?.history?.map(({ at }) => at) ?? [];
    expect(times).toEqual(times.toSorted());
    expect(await stockOf(store, part)).toBe(34);
    expect(await store.listAudit(1)).toMatchObject([
      { actor: dealer, action: 'set order status', subject: _id, detail: 'packed -> handedOver' },
    ]);
    expect((await store.listAudit(9)).length).toBe(3);
  });

  test('refuses every other step with the present order, and changes nothing', async () => {
    const store = await openFresh();
    const part = await addPart(store, { ...disc, available_quantity: 1000 });
    const allowed = ['placed confirmed', 'placed cancelled', 'confirmed packed', 'confirmed cancelled'];
    allowed.push('packed handedOver', 'packed cancelled');
    const path: OrderStatus[] = ['placed', 'confirmed', 'packed', 'handedOver'];
    for (const from of orderStatuses) {
      for (const to of orderStatuses.filter((status) => !allowed.includes(`${from} ${status}`))) {
        const _id = await placeOrder(store);
        const steps = from === 'cancelled' ? (['placed', 'cancelled'] as const) : path.slice(0, path.indexOf(from) + 1);
        for (const [n, next] of steps.slice(1).entries()) {
          await store.setOrderStatus(_id, { from: steps[n] ?? 'placed', to: next }, dealer);
        }
        const before = { order: await store.getOrder(_id), stock: await stockOf(store, part) };
        expect(await store.setOrderStatus(_id, { from, to }, dealer)).toEqual({
          outcome: 'conflict',
          order: before.order,
        });
        expect({ order: await store.getOrder(_id), stock: await stockOf(store, part) }).toEqual(before);
      }
    }
    const change = { from: 'placed', to: 'confirmed' } as const;
    expect(await store.setOrderStatus('0'.repeat(24), change, dealer)).toEqual({ outcome: 'no such order' });
  });

  test('lets one of several concurrent steps from the same status happen', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store);
    const changes = await Promise.all(
      (['confirmed', 'cancelled', 'confirmed', 'cancelled'] as const).map((to) =>
        store.setOrderStatus(_id, { from: 'placed', to }, dealer),
      ),
    );
    expect(changes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
    const stored = await store.getOrder(_id);
    expect(stored?.history).toHaveLength(2);
    expect(await stockOf(store, part)).toBe(stored?.status === 'cancelled' ? 36 : 34);
  });

  test('returns the quantity once when an order is cancelled and then deleted, and keeps the trimmed reason', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store);
    const version = await store.catalogueVersion();
    const cancel = { from: 'placed', to: 'cancelled', reason: ' Out of town ' } as const;
    expect(await store.setOrderStatus(_id, cancel, dealer)).toEqual({ outcome: 'changed' });
    expect(await store.setOrderStatus(_id, cancel, dealer)).toMatchObject({ outcome: 'conflict' });
    expect(await stockOf(store, part)).toBe(36);
    expect(await store.catalogueVersion()).not.toBe(version);
    expect((await store.getOrder(_id))?.history?.[1]).toMatchObject({ status: 'cancelled', reason: 'Out of town' });
    expect(await store.deleteOrder(_id, order.userEmail)).toEqual({ outcome: 'changed' });
    expect(await stockOf(store, part)).toBe(36);
  });

  test('cancels the order of a deleted part', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store);
    await store.deletePart(part, dealer);
    const newPart = await addPart(store, disc);
    const change = { from: 'placed', to: 'cancelled', reason: '' } as const;
    expect(await store.setOrderStatus(_id, change, dealer)).toEqual({ outcome: 'changed' });
    expect(await stockOf(store, newPart)).toBe(36);
    expect((await store.getOrder(_id))?.history?.[1]).not.toHaveProperty('reason');
  });

  test('does not delete an order that is packed or handed over', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const _id = await placeOrder(store);
    await store.setOrderStatus(_id, { from: 'placed', to: 'confirmed' }, dealer);
    await store.setOrderStatus(_id, { from: 'confirmed', to: 'packed' }, dealer);
    const packed = await store.getOrder(_id);
    expect(await store.deleteOrder(_id, order.userEmail)).toEqual({ outcome: 'conflict', order: packed });
    await store.setOrderStatus(_id, { from: 'packed', to: 'handedOver' }, dealer);
    expect(await store.deleteOrder(_id, dealer)).toMatchObject({ outcome: 'conflict' });
  });

  test('finds orders of all customers, the newest first, page by page', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 1000 });
    for (const orderQuantity of [2, 3, 4, 5, 6]) {
      await placeOrder(store, { orderQuantity, userEmail: `buyer${orderQuantity}@example.com` });
    }
    const first = await store.findOrders({ limit: 2 });
    expect(first).toMatchObject({ rows: [{ orderQuantity: 6 }, { orderQuantity: 5 }], total: 5 });
    const second = await store.findOrders({ limit: 2, before: first.rows[1]?._id });
    expect(second).toMatchObject({ rows: [{ orderQuantity: 4 }, { orderQuantity: 3 }], total: 5 });
    const last = await store.findOrders({ limit: 2, before: second.rows[1]?._id });
    expect(last).toMatchObject({ rows: [{ orderQuantity: 2 }], total: 5 });
  });

  test('finds orders by customer, phone and part in any form, by status and by time', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 1000 });
    await addPart(store, { ...disc, product_name: 'Clutch Kit 430' });
    const [one, other, third] = [
      await placeOrder(store),
      await placeOrder(store, { userName: 'Karim', userEmail: 'karim@example.com', phone: '+880 1711-222333' }),
      await placeOrder(store, { product_name: 'Clutch Kit 430', userName: 'রহিমা' }),
    ];
    const found = async (query: Partial<OrdersQuery>) => {
      const { rows, total } = await store.findOrders({ limit: 10, ...query });
      expect(total).toBe(rows.length);
      return rows.map(({ _id }) => _id);
    };
    expect(await found({ search: 'rahim uddin' })).toEqual([one]);
    expect(await found({ search: 'KARIM@example' })).toEqual([other]);
    expect(await found({ search: '8801711222333' })).toEqual([other]);
    expect(await found({ search: '০১৭০০ 142' })).toEqual([third, one]);
    expect(await found({ search: 'clutch ৪৩০' })).toEqual([third]);
    expect(await found({ search: 'রহিমা' })).toEqual([third]);
    expect(await found({ search: 'ka' })).toEqual([other]);
    expect(await found({ search: third.slice(-6).toUpperCase() })).toEqual([third]);
    await store.setOrderStatus(other, { from: 'placed', to: 'confirmed' }, dealer);
    expect(await found({ status: 'placed' })).toEqual([third, one]);
    expect(await found({ status: 'confirmed', search: 'brake' })).toEqual([other]);
    expect(await found({ status: 'packed' })).toEqual([]);
    await store.deleteOrder(one, dealer);
    expect(await found({ status: 'placed' })).toEqual([third]);
    expect(await found({})).toEqual([third, other]);
    const time = Date.parse(String((await store.getOrder(other))?.placedAt));
    expect(await found({ from: time, to: time + 1, search: 'brake' })).toEqual([other]);
    expect(await found({ to: time })).not.toContain(other);
    expect(await found({ from: time + 60_000 })).toEqual([]);
  });

  test('records an admin who orders for a customer, and not a customer (D33)', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await store.placeOrder(order, undefined, order.userEmail);
    expect(await store.listAudit(9)).toEqual([]);
    const placed = await store.placeOrder(order, 'attempt', dealer);
    expect(await store.placeOrder(order, 'attempt', dealer)).toEqual(placed);
    const _id = placed.outcome === 'placed' ? placed._id : '';
    expect(await store.listAudit(9)).toMatchObject([
      { actor: dealer, action: 'place order', subject: _id, detail: order.userEmail },
    ]);
    expect(await store.getOrder(_id)).toMatchObject({ userEmail: order.userEmail, history: [{ by: dealer }] });
  });

  test('records who deleted what', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const orderId = await placeOrder(store);
    await store.deleteOrder(orderId, dealer);
    await store.deleteOrder(orderId, dealer);
    await store.deletePart(part, dealer);
    expect(await store.listAudit(10)).toMatchObject([
      { actor: dealer, action: 'delete part', subject: part, detail: 'Brake Disc' },
      { actor: dealer, action: 'delete order', subject: orderId, detail: order.userEmail },
    ]);
  });

  test('lists the orders of a user in insertion order', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await Promise.all([2, 4, 3].map((orderQuantity) => placeOrder(store, { orderQuantity })));
    const orders = await store.listOrders(order.userEmail);
    expect(orders.map(({ orderQuantity }) => orderQuantity)).toEqual([2, 4, 3]);
  });
}
