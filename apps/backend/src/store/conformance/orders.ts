import { expect, test } from 'vitest';
import type { Store } from '../Store.ts';
import { anOrder, aPart } from './entities.ts';

async function addPart(store: Store, part: Parameters<Store['addPart']>[0]): Promise<string> {
  const added = await store.addPart(part);
  return added.outcome === 'added' ? added._id : '';
}

async function placeOrder(store: Store, changes: Partial<typeof anOrder> = {}): Promise<string> {
  const placed = await store.placeOrder({ ...anOrder, ...changes });
  return placed.outcome === 'placed' ? placed._id : '';
}

async function stockOf(store: Store, _id: string): Promise<number | undefined> {
  return (await store.getPart(_id))?.available_quantity;
}

/** What a store must do with orders and the stock. */
export function ordersConform(openFresh: () => Promise<Store>): void {
  test('keeps an order as it was given and takes it from the stock', async () => {
    const store = await openFresh();
    const part = await addPart(store, aPart);
    const _id = await placeOrder(store);
    expect(await store.getOrder(_id)).toEqual({ _id, ...anOrder });
    expect(await store.listOrders(anOrder.userEmail)).toEqual([{ _id, ...anOrder }]);
    expect(await store.listOrders('karim@example.com')).toEqual([]);
    expect(await stockOf(store, part)).toBe(34);
  });

  test.each([' brake disc', 'BRAKE DISC '])(
    'knows the part by the name "%s" and keeps its own',
    async (product_name) => {
      const store = await openFresh();
      await addPart(store, aPart);
      const order = await store.getOrder(await placeOrder(store, { product_name }));
      expect(order?.product_name).toBe('Brake Disc');
    },
  );

  test.each(['Clutch Kit', '', ' '])('finds no part named "%s"', async (product_name) => {
    const store = await openFresh();
    await addPart(store, aPart);
    await addPart(store, { ...aPart, product_name: '' });
    await addPart(store, { image: 'a.jpg', minimum_order_quantity: 1, available_quantity: 5 });
    expect(await store.placeOrder({ ...anOrder, product_name })).toEqual({ outcome: 'no such part' });
  });

  test('takes the minimum and all there is, refuses one less and one more', async () => {
    const store = await openFresh();
    const part = await addPart(store, aPart);
    const place = (orderQuantity: number) => store.placeOrder({ ...anOrder, orderQuantity });
    expect(await place(1)).toEqual({ outcome: 'below the minimum', minimum: 2 });
    expect(await place(37)).toEqual({ outcome: 'not enough', available: 36 });
    expect(await stockOf(store, part)).toBe(36);
    expect(await place(2)).toMatchObject({ outcome: 'placed' });
    expect(await place(34)).toMatchObject({ outcome: 'placed' });
    expect(await place(2)).toEqual({ outcome: 'not enough', available: 0 });
    expect(await store.listOrders(anOrder.userEmail)).toHaveLength(2);
  });

  test('has nothing of a part whose stock is not known', async () => {
    const store = await openFresh();
    await addPart(store, { ...aPart, available_quantity: undefined });
    expect(await store.placeOrder(anOrder)).toEqual({ outcome: 'not enough', available: 0 });
  });

  test('sells the last hundred to exactly one hundred of two hundred', async () => {
    const store = await openFresh();
    const part = await addPart(store, { ...aPart, minimum_order_quantity: 1, available_quantity: 100 });
    const buyers = Array.from({ length: 200 }, (_, index) => `buyer${index}@example.com`);
    const placed = await Promise.all(
      buyers.map((userEmail) => store.placeOrder({ ...anOrder, userEmail, orderQuantity: 1 })),
    );
    expect(placed.filter(({ outcome }) => outcome === 'placed')).toHaveLength(100);
    expect(await stockOf(store, part)).toBe(0);
    const orders = await Promise.all(buyers.map((email) => store.listOrders(email)));
    expect(orders.flat()).toHaveLength(100);
  });

  test('gives the stock back once', async () => {
    const store = await openFresh();
    const part = await addPart(store, aPart);
    const order = await placeOrder(store);
    const [one, other] = await Promise.all([
      store.deleteOrder(order, anOrder.userEmail),
      store.deleteOrder(order, anOrder.userEmail),
    ]);
    expect(one + other).toBe(1);
    expect(await store.deleteOrder(order, anOrder.userEmail)).toBe(0);
    expect(await stockOf(store, part)).toBe(36);
  });

  test('keeps the orders of a part that is gone, and gives nothing to its namesake', async () => {
    const store = await openFresh();
    const part = await addPart(store, aPart);
    const order = await placeOrder(store);
    await store.deletePart(part, 'admin@dealer.example');
    const namesake = await addPart(store, aPart);
    expect(await store.getOrder(order)).toMatchObject(anOrder);
    expect(await store.deleteOrder(order, anOrder.userEmail)).toBe(1);
    expect(await stockOf(store, namesake)).toBe(36);
  });

  test('answers a repeated key with the same order, also at once, and says so once that is deleted', async () => {
    const store = await openFresh();
    const part = await addPart(store, aPart);
    const place = () => store.placeOrder(anOrder, 'attempt 1');
    const [first, ...others] = await Promise.all([place(), place(), place()]);
    expect(others).toEqual([first, first]);
    expect(await store.listOrders(anOrder.userEmail)).toHaveLength(1);
    expect(await stockOf(store, part)).toBe(34);
    const _id = first?.outcome === 'placed' ? first._id : '';
    await store.deleteOrder(_id, anOrder.userEmail);
    expect(await place()).toEqual({ outcome: 'deleted since' });
    expect(await stockOf(store, part)).toBe(36);
    expect(await store.placeOrder(anOrder, 'attempt 2')).toMatchObject({ outcome: 'placed' });
  });

  test("keeps keys apart by user, a refused order's key free, and a key to its order", async () => {
    const store = await openFresh();
    const part = await addPart(store, aPart);
    expect(await store.placeOrder({ ...anOrder, orderQuantity: 37 }, 'a')).toMatchObject({ outcome: 'not enough' });
    expect(await store.placeOrder(anOrder, 'a')).toMatchObject({ outcome: 'placed' });
    expect(await store.placeOrder({ ...anOrder, userEmail: 'karim@example.com' }, 'a')).toMatchObject({
      outcome: 'placed',
    });
    expect(await store.placeOrder({ ...anOrder, orderQuantity: 3 }, 'a')).toEqual({
      outcome: 'key of another order',
    });
    expect(await stockOf(store, part)).toBe(32);
  });

  test('remembers who deleted what', async () => {
    const store = await openFresh();
    const part = await addPart(store, aPart);
    const order = await placeOrder(store);
    const dealer = 'admin@dealer.example';
    await store.deleteOrder(order, dealer);
    await store.deleteOrder(order, dealer);
    await store.deletePart(part, dealer);
    expect(await store.listAudit(10)).toMatchObject([
      { actor: dealer, action: 'delete part', subject: part, detail: 'Brake Disc' },
      { actor: dealer, action: 'delete order', subject: order, detail: anOrder.userEmail },
    ]);
  });

  test('lists the orders of a user in the order of insertion', async () => {
    const store = await openFresh();
    await addPart(store, aPart);
    await Promise.all([2, 4, 3].map((orderQuantity) => placeOrder(store, { orderQuantity })));
    const orders = await store.listOrders(anOrder.userEmail);
    expect(orders.map(({ orderQuantity }) => orderQuantity)).toEqual([2, 4, 3]);
  });
}
