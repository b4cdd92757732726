import type { OrderStep } from '@dealerkit/domain/entities';
import { expect, test } from 'vitest';
import { skippedNumbers } from '../../../src/store/orders/orderLines.ts';
import type { Store } from '../../../src/store/Store.ts';
import type { NewOrder } from '../../../src/store/orders/orderResults.ts';
import { disc, identityOf, order, rahim } from '../../fixtures.ts';
import { addPart, dealer, stockOf } from './shop.ts';

const { product_name: _name, orderQuantity: _quantity, ...customer } = order;

/** An order of two pieces of each part. */
const orderOf = (names: readonly string[], change: Partial<NewOrder> = {}): NewOrder => ({
  ...customer,
  note: undefined,
  lines: names.map((product_name) => ({ product_name, orderQuantity: 2 })),
  ...change,
});

export async function addParts(store: Store, names: readonly string[], pieces = 100): Promise<string[]> {
  const ids: string[] = [];
  for (const product_name of names) {
    ids.push(await addPart(store, { ...disc, product_name, available_quantity: pieces }));
  }
  return ids;
}

/** Places an order; resolves to its number and the ids of its lines. */
export async function place(store: Store, names: readonly string[], change: Partial<NewOrder> = {}) {
  const placed = await store.placeOrderLines(orderOf(names, change));
  if (placed.outcome !== 'placed') throw new Error(`The order was refused: ${placed.outcome}.`);
  return placed;
}

const names = ['Clutch Kit', 'Brake Disc', 'Air Filter'];

/** The tests of orders of several lines for every store. */
export function describeOrderLines(openFresh: () => Promise<Store>): void {
  test('leaves out numbers when asked, also before the first order', async () => {
    const store = await openFresh();
    await addParts(store, names);
    const first = await store.skipOrderNumbers();
    expect(first).toBe(1001 + skippedNumbers);
    expect(await place(store, names)).toMatchObject({ number: first });
    expect(await store.skipOrderNumbers()).toBe(first + 1 + skippedNumbers);
    expect(await place(store, names)).toMatchObject({ number: first + 1 + skippedNumbers });
    expect(await place(store, names)).toMatchObject({ number: first + 2 + skippedNumbers });
  });

  test('stores all lines under one number, as they were placed', async () => {
    const store = await openFresh();
    const parts = await addParts(store, names);
    const { number, ids } = await place(store, names, { note: 'By bus' });
    expect(number).toBe(1001);
    const numbered = await store.getNumberedOrder(number);
    expect(numbered?.owner).toEqual({ email: rahim, placedBy: null });
    expect(numbered?.lines.map(({ _id, product_name }) => [_id, product_name])).toEqual(
      names.map((product_name, index) => [ids[index], product_name]),
    );
    const line = {
      ...customer,
      orderNumber: number,
      note: 'By bus',
      orderQuantity: 2,
      price: disc.price,
      status: 'placed',
    };
    for (const stored of numbered?.lines ?? []) expect(stored).toMatchObject(line);
    expect((await store.listOrders(rahim)).rows).toMatchObject(numbered?.lines ?? []);
    for (const part of parts) expect(await stockOf(store, part)).toBe(98);
    expect(await store.getNumberedOrder(1000)).toBeUndefined();
    expect(await place(store, ['Air Filter'])).toMatchObject({ number: 1002 });
  });

  test('refuses all lines, and names each that hinders the order', async () => {
    const store = await openFresh();
    const [part = ''] = await addParts(store, names);
    const lines = [
      { product_name: 'Clutch Kit', orderQuantity: 2 },
      { product_name: 'Gone', orderQuantity: 2 },
      { product_name: 'Brake Disc', orderQuantity: 1 },
      { product_name: 'Air Filter', orderQuantity: 1_000_000_000 },
    ];
    expect(await store.placeOrderLines(orderOf([], { lines }), 'key')).toEqual({
      outcome: 'refused',
      lines: [
        { index: 1, refusal: { outcome: 'no such part' } },
        { index: 2, refusal: { outcome: 'below the minimum', minimum: 2 } },
        { index: 3, refusal: { outcome: 'not enough', available: 100 } },
      ],
    });
    expect(await stockOf(store, part)).toBe(100);
    expect((await store.findOrders({ limit: 9 })).rows).toEqual([]);
    expect(await store.placeOrderLines(orderOf(names), 'key')).toMatchObject({ outcome: 'placed' });
  });

  test('resolves a repeated key to the lines that are left, and to "deleted" once none is', async () => {
    const store = await openFresh();
    const [part = ''] = await addParts(store, names);
    const again = (change: Partial<NewOrder> = {}) => store.placeOrderLines(orderOf(names, change), 'key');
    const [first, ...others] = await Promise.all([again(), again(), again()]);
    expect(first?.outcome).toBe('placed');
    expect(others).toEqual([first, first]);
    expect(await stockOf(store, part)).toBe(98);
    expect(await again({ note: 'By bus' })).toEqual({ outcome: 'key of another order' });
    const { ids = [] } = first?.outcome === 'placed' ? first : {};
    await store.deleteOrder(ids[1] ?? '', rahim);
    expect(await again()).toEqual({ outcome: 'placed', number: 1001, ids: ids.filter((_, index) => index !== 1) });
    for (const _id of ids) await store.deleteOrder(_id, rahim);
    expect(await again()).toEqual({ outcome: 'deleted' });
  });

  test('records an admin who places an order for a customer once, by its number (D33)', async () => {
    const store = await openFresh();
    await addParts(store, names);
    const placed = await store.placeOrderLines(orderOf(names), undefined, dealer, 'uid of the dealer');
    expect(placed).toMatchObject({ number: 1001 });
    expect((await store.findAudit({ limit: 9 })).rows).toMatchObject([
      { actor: dealer, action: 'place order', subject: '1001', detail: rahim },
    ]);
    expect((await store.getNumberedOrder(1001))?.owner.placedBy).toBe('uid of the dealer');
  });

  test('deletes line by line, and never gives the number of a deleted order again', async () => {
    const store = await openFresh();
    const [part = ''] = await addParts(store, names);
    const { number, ids } = await place(store, names);
    const found = async (search: string) => (await store.findOrders({ limit: 9, search })).total;
    expect(await found('clutch')).toBe(1);
    await store.deleteOrder(String(ids[0]), rahim);
    expect(await stockOf(store, part)).toBe(100);
    expect(await found('clutch')).toBe(0);
    expect(await found('air filter')).toBe(1);
    expect((await store.getNumberedOrder(number))?.lines.map(({ _id }) => _id)).toEqual(ids.slice(1));
    for (const _id of ids) await store.deleteOrder(_id, rahim);
    expect(await store.getNumberedOrder(number)).toBeUndefined();
    expect(await store.findOrders({ limit: 9 })).toMatchObject({ rows: [], total: 0 });
    expect(await place(store, names)).toMatchObject({ number: number + 1 });
  });

  test('counts and finds the orders that have a line with a status', async () => {
    const store = await openFresh();
    await addParts(store, names);
    const [one, other] = [await place(store, names), await place(store, names)];
    const count = async (status: 'placed' | 'confirmed' | 'cancelled') => {
      const { rows, total } = await store.findOrders({ limit: 9, status });
      expect(new Set(rows.map(({ orderNumber }) => orderNumber)).size).toBe(total);
      return total;
    };
    const set = (_id: string | undefined, from: 'placed' | 'confirmed' | 'cancelled', to: typeof from) =>
      store.setOrderStatus(String(_id), { from, to }, dealer);
    await Promise.all(one.ids.map((_id) => set(_id, 'placed', 'confirmed')));
    expect([await count('placed'), await count('confirmed')]).toEqual([1, 1]);
    await Promise.all([set(other.ids[0], 'placed', 'confirmed'), set(other.ids[1], 'placed', 'cancelled')]);
    expect([await count('placed'), await count('confirmed'), await count('cancelled')]).toEqual([1, 2, 1]);
    await set(other.ids[1], 'cancelled', 'placed');
    expect([await count('placed'), await count('cancelled')]).toEqual([1, 0]);
    expect(await store.getOverview([0, Date.now() + 60_000], 9)).toMatchObject({
      waitingCount: 1,
      waiting: [{ _id: other.ids[1] }, { _id: other.ids[2] }],
      days: [{ orders: 2, revenue: 6 * 2 * disc.price }],
    });
    await store.deleteOrder(String(one.ids[0]), rahim);
    await Promise.all(other.ids.map((_id) => store.deleteOrder(_id, rahim)));
    expect([await count('placed'), await count('confirmed')]).toEqual([0, 1]);
    expect((await store.findOrders({ limit: 9 })).total).toBe(1);
  });

  test('finds an order by its note and any of its parts, and keeps that when the address changes (D35)', async () => {
    const store = await openFresh();
    await addParts(store, names);
    await store.signIn(identityOf(rahim));
    await place(store, names, { note: 'Collect on Thursday' });
    const found = async (search: string) => (await store.findOrders({ limit: 9, search })).total;
    const searches = ['thursday', 'filter', 'clutch kit', 'collect brake', 'a c', '1001'];
    expect(await Promise.all(searches.map(found))).toEqual(searches.map(() => 1));
    expect(await found('friday')).toBe(0);
    await store.signIn(identityOf('moved@example.com', { uid: identityOf(rahim).uid }));
    expect(await Promise.all([...searches, 'moved@example.com'].map(found))).toEqual([...searches, ''].map(() => 1));
    expect(await found(rahim)).toBe(0);
    const { rows } = await store.listOrders('moved@example.com');
    expect(rows.map(({ history }) => history?.[0]?.by)).toEqual(names.map(() => 'moved@example.com'));
  });

  test('of a new demo are added with their status and history, without taking their quantity from the stock', async () => {
    const store = await openFresh();
    const at = '2026-01-02T03:04:05.000Z';
    const history: OrderStep[] = [
      { status: 'placed', at, by: order.userEmail },
      { status: 'confirmed', at: '2026-01-02T05:00:00.000Z', by: 'admin@dealer.example' },
    ];
    const { product_name, orderQuantity } = order;
    const line = { product_name, orderQuantity, price: disc.price, status: 'confirmed', history } as const;
    const gone = { ...line, product_name: 'Gone' };
    const orders = [
      { ...customer, placedAt: at, lines: [line] },
      { ...customer, placedAt: at, note: 'By bus', lines: [gone, { ...gone, status: 'placed' as const }] },
    ];
    expect(await store.seed({ parts: [disc], reviews: [], orders })).toBe(true);
    const { rows, total } = await store.findOrders({ limit: 9, status: 'confirmed' });
    const second = { ...customer, placedAt: at, ...gone, note: 'By bus', orderNumber: 1002 };
    expect(rows).toMatchObject([
      second,
      { ...second, status: 'placed' },
      { ...customer, placedAt: at, ...line, orderNumber: 1001 },
    ]);
    expect(total).toBe(2);
    expect((await store.findOrders({ limit: 9, status: 'placed' })).total).toBe(1);
    const [part] = (await store.findParts({ limit: 9, search: 'brake' })).rows;
    expect(part?.available_quantity).toBe(36);
    const cancelled = await store.setOrderStatus(
      String(rows[2]?._id),
      { from: 'confirmed', to: 'cancelled' },
      'admin@dealer.example',
    );
    expect(cancelled.outcome).toBe('changed');
    expect((await store.getPart(String(part?._id)))?.available_quantity).toBe(38);
  });
}
