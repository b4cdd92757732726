import { expect, test } from 'vitest';
import { positionOf } from '../../../src/store/orders/orderFilters.ts';
import type { Store } from '../../../src/store/Store.ts';
import { disc } from '../../fixtures.ts';
import { addPart, dealer, placeOrder, stockOf, takeTo } from './shop.ts';

/** The tests of what an admin does with orders besides their steps, for every store. */
export function describeOrderDesk(openFresh: () => Promise<Store>): void {
  test('splits pieces off an open line, which goes its own way, and keeps stock and sum (D52)', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store, { orderQuantity: 10 });
    await takeTo(store, _id, 'packed');
    expect(await store.splitOrderLine(_id, 10, dealer)).toMatchObject({ outcome: 'too many', possible: 9 });
    const split = await store.splitOrderLine(_id, 4, dealer, 'a key');
    expect(split).toMatchObject({ outcome: 'added' });
    expect(await store.splitOrderLine(_id, 4, dealer, 'a key')).toEqual(split);
    expect(await store.splitOrderLine(_id, 3, dealer, 'a key')).toEqual({ outcome: 'key of another call' });
    expect(await store.setOrderStatus(_id, { from: 'packed', to: 'handedOver' }, dealer)).toEqual({
      outcome: 'changed',
    });
    const lines = (await store.getNumberedOrder(1001))?.lines;
    const shared = { orderNumber: 1001, product_name: 'Brake Disc', price: 14500, sum: 14_500_000 };
    expect(lines).toMatchObject([
      { ...shared, orderQuantity: 6, status: 'handedOver' },
      { ...shared, orderQuantity: 4, status: 'packed' },
    ]);
    expect(lines?.[1]?.history?.map(({ status }) => status)).toEqual(['placed', 'confirmed', 'packed']);
    expect(await stockOf(store, part)).toBe(26);
    expect(await store.getOrderCounts()).toEqual({
      placed: 0,
      confirmed: 0,
      packed: 1,
      handedOver: 1,
      cancelled: 0,
      returned: 0,
    });
    expect(await store.splitOrderLine(_id, 1, dealer)).toMatchObject({ outcome: 'too many', possible: 0 });
    expect(await store.splitOrderLine('0'.repeat(24), 1, dealer)).toEqual({ outcome: 'no such order' });
  });

  test('hands the pieces of a line over whose amount was too high for one line', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 1_000_000 });
    const _id = await placeOrder(store, { orderQuantity: 700_000 });
    await takeTo(store, _id, 'packed');
    const step = { from: 'packed', to: 'handedOver' } as const;
    expect(await store.setOrderStatus(_id, step, dealer)).toMatchObject({ reason: 'to be agreed' });
    const split = await store.splitOrderLine(_id, 350_000, dealer);
    for (const id of [_id, split.outcome === 'added' ? split._id : '']) {
      expect(await store.setOrderStatus(id, step, dealer)).toEqual({ outcome: 'changed' });
    }
    expect((await store.getNumberedOrder(1001))?.due).toBe(700_000 * 1_450_000);
  });

  test('splits once for concurrent calls with one key, and never more than there is (D52)', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const _id = await placeOrder(store, { orderQuantity: 4 });
    const same = await Promise.all(Array.from({ length: 6 }, () => store.splitOrderLine(_id, 1, dealer, 'once')));
    expect(new Set(same.map((result) => JSON.stringify(result))).size).toBe(1);
    const results = await Promise.all(Array.from({ length: 6 }, () => store.splitOrderLine(_id, 1, dealer)));
    expect(results.filter(({ outcome }) => outcome === 'added')).toHaveLength(2);
    const lines = (await store.getNumberedOrder(1001))?.lines ?? [];
    expect(lines.map(({ orderQuantity }) => orderQuantity)).toEqual([1, 1, 1, 1]);
  });

  test('corrects a quantity before the line is packed, with the stock, if it is still the one that was read', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store, { orderQuantity: 10 });
    expect(await store.setOrderQuantity(_id, { read: 10, quantity: 1 }, dealer)).toEqual({ outcome: 'changed' });
    expect(await stockOf(store, part)).toBe(35);
    expect(await store.setOrderQuantity(_id, { read: 10, quantity: 3 }, dealer)).toMatchObject({
      outcome: 'conflict',
      order: { orderQuantity: 1 },
    });
    expect(await store.setOrderQuantity(_id, { read: 1, quantity: 37 }, dealer)).toMatchObject({
      outcome: 'not enough',
      available: 35,
    });
    expect(await store.setOrderQuantity(_id, { read: 1, quantity: 36 }, dealer)).toEqual({ outcome: 'changed' });
    expect(await stockOf(store, part)).toBe(0);
    expect(await store.getOrder(_id)).toMatchObject({ orderQuantity: 36, sum: 36 * 1_450_000 });
    await takeTo(store, _id, 'packed');
    expect(await store.setOrderQuantity(_id, { read: 36, quantity: 2 }, dealer)).toMatchObject({ outcome: 'conflict' });
  });

  test('takes pieces of a handed over line back once, into the stock or not (D52)', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store, { orderQuantity: 5 });
    const pieces = { quantity: 2, restock: true, reason: ' Wrong part ' };
    expect(await store.returnOrderLine(_id, pieces, dealer)).toMatchObject({ outcome: 'too many', possible: 0 });
    await takeTo(store, _id, 'handedOver');
    const returned = await store.returnOrderLine(_id, pieces, dealer, 'back');
    expect(await store.returnOrderLine(_id, pieces, dealer, 'back')).toEqual(returned);
    expect(await stockOf(store, part)).toBe(33);
    expect(await store.returnOrderLine(_id, { ...pieces, quantity: 4 }, dealer)).toMatchObject({ possible: 3 });
    const broken = await store.returnOrderLine(_id, { quantity: 3, restock: false, reason: 'Broken' }, dealer);
    expect(broken).toMatchObject({ outcome: 'added' });
    expect(await stockOf(store, part)).toBe(33);
    const [line, first, second] = (await store.getNumberedOrder(1001))?.lines ?? [];
    expect(line).toMatchObject({ orderQuantity: 5, status: 'handedOver', sum: 0 });
    expect(first).toMatchObject({ orderQuantity: 2, status: 'returned', of: _id, price: 14500 });
    expect(first?.history).toMatchObject([{ status: 'returned', by: dealer, reason: 'Wrong part' }]);
    expect(second).toMatchObject({ orderQuantity: 3, of: _id });
    expect(await store.getOrderCounts()).toMatchObject({ handedOver: 1, returned: 1 });
    expect(await store.setOrderStatus(_id, { from: 'handedOver', to: 'packed' }, dealer)).toMatchObject({
      outcome: 'refused',
      reason: 'returned',
    });
    expect(await store.deleteOrder(String(first?._id), dealer)).toMatchObject({ outcome: 'conflict' });
    expect((await store.findAudit({ limit: 2 })).rows.map(({ action, subject }) => [action, subject])).toEqual([
      ['return order line', _id],
      ['return order line', _id],
    ]);
  });

  test('sorts orders by age, sum, customer and place, page by page, also those of one status', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, available_quantity: 1000 });
    const placed: [userName: string, orderQuantity: number, address: string][] = [
      ['karim', 3, 'Zindabazar'],
      ['Babul', 9, 'amberkhana'],
      ['আনিস', 2, 'Beanibazar'],
      ['abul', 9, 'আম্বরখানা'],
    ];
    for (const [userName, orderQuantity, address] of placed) {
      await placeOrder(store, { userName, orderQuantity, address });
    }
    const expected = {
      age: [1001, 1002, 1003, 1004],
      '-sum': [1004, 1002, 1001, 1003],
      customer: [1004, 1002, 1001, 1003],
      place: [1002, 1003, 1001, 1004],
    } as const;
    for (const sort of ['age', '-sum', 'customer', 'place'] as const) {
      for (const status of [undefined, 'placed'] as const) {
        const first = await store.findOrders({ sort, status, limit: 2 });
        const last = first.rows.at(-1);
        const after = last && positionOf(last, sort);
        const second = await store.findOrders({ sort, status, limit: 2, after });
        const numbers = [...first.rows, ...second.rows].map(({ orderNumber }) => orderNumber);
        expect(numbers, `${sort} ${status}`).toEqual(expected[sort]);
        expect(second.total).toBe(4);
      }
    }
    expect((await store.findOrders({ sort: 'customer', search: 'disc', limit: 1 })).rows).toMatchObject([
      { userName: 'abul', due: 0 },
    ]);
  });

  test('gives the sum of today, and the parts below their reorder level with what was sold of them', async () => {
    const store = await openFresh();
    const scarce = await addPart(store, { ...disc, reorder_level: 36 });
    await addPart(store, { ...disc, product_name: 'Clutch Kit', reorder_level: 36 });
    await addPart(store, { ...disc, product_name: 'Wheel Hub', available_quantity: 5 });
    const handedOver = await placeOrder(store, { orderQuantity: 5 });
    const cancelled = await placeOrder(store);
    await store.setOrderStatus(cancelled, { from: 'placed', to: 'cancelled' }, dealer);
    await takeTo(store, handedOver, 'handedOver');
    await store.returnOrderLine(handedOver, { quantity: 1, restock: false, reason: 'Broken' }, dealer);
    const day = 86_400_000;
    const end = Date.now() + day;
    const overview = await store.getOverview([end - 31 * day, end - 2 * day, end], 10);
    expect(overview).toMatchObject({
      today: { orders: 1, sum: 4 * 1_450_000, received: 0 },
      overdue: { amount: 0, customerCount: 0, customers: [] },
      toBuy: [
        { product_name: 'Wheel Hub', sold: 0 },
        { _id: scarce, available_quantity: 31, reorder_level: 36, price: 14500, sold: 4 },
      ],
      toBuyCount: 2,
    });
  });
}
