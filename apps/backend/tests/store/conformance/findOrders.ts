import { expect, test } from 'vitest';
import { positionOf } from '../../../src/store/orders/orderFilters.ts';
import type { OrdersQuery } from '../../../src/store/sql/queries.ts';
import type { Store } from '../../../src/store/Store.ts';
import { disc, rahim } from '../../fixtures.ts';
import { addParts, place } from './orderLines.ts';
import { addPart, dealer, placeOrder } from './shop.ts';

/** The tests of lists of orders for every store. */
export function describeFindOrders(openFresh: () => Promise<Store>): void {
  test('finds orders of all customers, the newest first, page by page', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 1000 });
    for (const orderQuantity of [2, 3, 4, 5, 6]) {
      await placeOrder(store, { orderQuantity, userEmail: `buyer${orderQuantity}@example.com` });
    }
    const first = await store.findOrders({ limit: 2 });
    expect(first).toMatchObject({ rows: [{ orderQuantity: 6 }, { orderQuantity: 5 }], total: 5 });
    const after = (page: typeof first) => page.rows.slice(1).map((order) => positionOf(order))[0];
    const second = await store.findOrders({ limit: 2, after: after(first) });
    expect(second).toMatchObject({ rows: [{ orderQuantity: 4 }, { orderQuantity: 3 }], total: 5 });
    const last = await store.findOrders({ limit: 2, after: after(second) });
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
    expect(await found({ search: 'karim@other.example' })).toEqual([]);
    expect(await found({ search: '@example.com brake' })).toEqual([other, one]);
    expect(await found({ search: '8801711222333' })).toEqual([other]);
    expect(await found({ search: '01711' })).toEqual([other]);
    expect(await found({ search: '+880 1700' })).toEqual([third, one]);
    expect(await found({ search: '০১৭০০ 142' })).toEqual([third, one]);
    expect(await found({ search: 'clutch ৪৩০' })).toEqual([third]);
    expect(await found({ search: 'রহিমা' })).toEqual([third]);
    expect(await found({ search: 'ka' })).toEqual([other]);
    expect(await found({ search: 'করিম' })).toEqual([other]);
    expect(await found({ search: 'korim (01711)' })).toEqual([other]);
    expect(await found({ search: 'Rohima' })).toEqual([third]);
    expect(await found({ search: String((await store.getOrder(third))?.orderNumber) })).toEqual([third]);
    await store.setOrderStatus(other, { from: 'placed', to: 'confirmed' }, dealer);
    expect(await found({ status: 'placed' })).toEqual([third, one]);
    expect(await found({ status: 'confirmed', search: 'brake' })).toEqual([other]);
    expect(await found({ status: 'packed' })).toEqual([]);
    const number = (await store.getOrder(other))?.orderNumber;
    expect(await found({ number })).toEqual([other]);
    expect(await found({ number, status: 'confirmed' })).toEqual([other]);
    expect(await found({ number, status: 'placed' })).toEqual([]);
    expect(await found({ number: 0 })).toEqual([]);
    await store.deleteOrder(one, dealer);
    expect(await found({ status: 'placed' })).toEqual([third]);
    expect(await found({})).toEqual([third, other]);
    const time = Date.parse(String((await store.getOrder(other))?.placedAt));
    expect(await found({ from: time, to: time + 1, search: 'brake' })).toEqual([other]);
    expect(await found({ to: time })).not.toContain(other);
    expect(await found({ from: time + 60_000 })).toEqual([]);
  });

  test('finds the orders of one customer, also by status, and those of no other', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 1000 });
    const [one, other, third] = [
      await placeOrder(store),
      await placeOrder(store, { userEmail: 'karim@example.com' }),
      await placeOrder(store),
    ];
    const { customer = '' } = (await store.getOrder(one)) ?? {};
    const found = async (query: Partial<OrdersQuery>) => {
      const { rows, total } = await store.findOrders({ limit: 10, customer, ...query });
      expect(total).toBe(rows.length);
      return rows.map(({ _id }) => _id);
    };
    expect(await found({})).toEqual([third, one]);
    expect(await found({ sort: 'age' })).toEqual([one, third]);
    await store.setOrderStatus(third, { from: 'placed', to: 'confirmed' }, dealer);
    expect(await found({ status: 'confirmed' })).toEqual([third]);
    expect(await found({ search: 'brake', status: 'placed' })).toEqual([one]);
    expect(await found({ customer: (await store.getOrder(other))?.customer })).toEqual([other]);
    expect(await found({ customer: '0'.repeat(24) })).toEqual([]);
    const page = await store.findOrders({ limit: 1, customer });
    expect(page).toMatchObject({ rows: [{ _id: third }], total: 2 });
    const last = page.rows[0];
    const next = await store.findOrders({ limit: 1, customer, after: last && positionOf(last) });
    expect(next).toMatchObject({ rows: [{ _id: one }], total: 2 });
  });

  test('ends pages between orders, at their limit or before 1,000 lines', async () => {
    const store = await openFresh();
    const many = Array.from({ length: 200 }, (_, index) => `Part ${index}`);
    await addParts(store, many);
    await place(store, many.slice(0, 1));
    for (let count = 0; count < 5; count += 1) await place(store, many);
    await place(store, many.slice(0, 3));
    const first = await store.findOrders({ limit: 9 });
    expect([first.rows.length, first.total, first.isCut]).toEqual([803, 7, true]);
    const last = first.rows.at(-1);
    const second = await store.findOrders({ limit: 9, after: last && positionOf(last) });
    expect([second.rows.length, second.isCut]).toEqual([201, false]);
    const three = await store.findOrders({ limit: 3 });
    expect([three.rows.length, three.isCut]).toEqual([403, false]);

    const own = await store.listOrders(rahim);
    expect([own.rows.length, own.total, own.isCut]).toEqual([803, 7, true]);
    expect(own.rows.at(-1)?.orderNumber).toBe(1007);
    const before = async (index: number) =>
      (await store.listOrders(rahim, { before: own.rows[index]?._id })).rows.length;
    expect([await before(0), await before(199)]).toEqual([201, 201]);
    await store.deleteOrder(String(own.rows[199]?._id), rahim);
    expect((await store.listOrders(rahim, { before: String(own.rows[0]?._id) })).rows).toHaveLength(201);
  });
}
