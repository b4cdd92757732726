import { expect, test } from 'vitest';
import { positionOf } from '../../../src/calls/orderQueries.ts';
import type { OrdersQuery } from '../../../src/store/queries.ts';
import type { Store } from '../../../src/store/Store.ts';
import { disc } from '../../fixtures.ts';
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
    const after = (page: typeof first) => page.rows.slice(1).map(positionOf)[0];
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
    await store.deleteOrder(one, dealer);
    expect(await found({ status: 'placed' })).toEqual([third]);
    expect(await found({})).toEqual([third, other]);
    const time = Date.parse(String((await store.getOrder(other))?.placedAt));
    expect(await found({ from: time, to: time + 1, search: 'brake' })).toEqual([other]);
    expect(await found({ to: time })).not.toContain(other);
    expect(await found({ from: time + 60_000 })).toEqual([]);
  });
}
