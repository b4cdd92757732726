import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc } from '../../fixtures.ts';
import { addPart, dealer, placeOrder, takeTo } from './shop.ts';

/** The tests of what an admin agrees with a customer, for every store. */
export function describeOrderTerms(openFresh: () => Promise<Store>): void {
  test('agrees prices, discount, delivery charge and note that are still those that were read (D51)', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    const _id = await placeOrder(store);
    const read = { discount: null, deliveryCharge: null, note: null, prices: { [_id]: null } };
    const changes = {
      discount: 100_000,
      deliveryCharge: 15_000,
      note: 'By the night bus',
      prices: { [_id]: 1_400_000 },
    };
    expect(await store.setOrderTerms(1001, { read, changes }, dealer)).toEqual({ outcome: 'changed' });
    expect(await store.getNumberedOrder(1001)).toMatchObject({
      discount: 100_000,
      deliveryCharge: 15_000,
      lines: [{ note: 'By the night bus', price: 14500, agreedPrice: 1_400_000, sum: 2_715_000 }],
    });
    expect((await store.findOrders({ search: 'night bus', limit: 5 })).total).toBe(1);
    expect(await store.setOrderTerms(1001, { read, changes }, dealer)).toEqual({ outcome: 'conflict', terms: changes });
    const tooMuch = { read: { discount: 100_000 }, changes: { discount: 2_800_001 } };
    expect(await store.setOrderTerms(1001, tooMuch, dealer)).toMatchObject({
      outcome: 'discount above the sum',
      sum: 2_800_000,
    });
    const cheap = { read: { prices: { [_id]: 1_400_000 } }, changes: { prices: { [_id]: 40_000 } } };
    expect(await store.setOrderTerms(1001, cheap, dealer)).toMatchObject({ outcome: 'discount above the sum' });
    const none = {
      read: { discount: 100_000, prices: { [_id]: 1_400_000 } },
      changes: { discount: null, prices: { [_id]: null } },
    };
    expect(await store.setOrderTerms(1001, none, dealer)).toEqual({ outcome: 'changed' });
    expect(await store.getOrder(_id)).toMatchObject({ sum: 2_915_000 });
    await takeTo(store, _id, 'handedOver');
    for (const late of [{ discount: 1 }, { prices: { [_id]: 1 } }, { prices: { unknown: 1 } }]) {
      const change = { read: { discount: null, prices: { [_id]: null } }, changes: late };
      expect(await store.setOrderTerms(1001, change, dealer)).toMatchObject({ outcome: 'closed' });
    }
    expect(await store.setOrderTerms(1, none, dealer)).toEqual({ outcome: 'no such order' });
    expect((await store.findAudit({ search: 'agree terms', limit: 1 })).rows).toMatchObject([
      { subject: '1001', detail: `discount 1000 -> none, price of ${_id} 14000 -> none` },
    ]);
  });

  test('takes a discount and a delivery charge of 0 as none, so that what is read can be sent back', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await placeOrder(store);
    const none = { discount: null, deliveryCharge: null };
    const zero = { discount: 0, deliveryCharge: 0 };
    for (const [read, changes] of [
      [none, zero],
      [none, zero],
      [zero, { discount: 5, deliveryCharge: 7 }],
    ] as const) {
      expect(await store.setOrderTerms(1001, { read, changes }, dealer)).toEqual({ outcome: 'changed' });
    }
    expect(await store.setOrderTerms(1001, { read: zero, changes: zero }, dealer)).toMatchObject({
      outcome: 'conflict',
    });
  });

  test('lets one of several admins agree terms at the same time (D34)', async () => {
    const store = await openFresh();
    await addPart(store, disc);
    await placeOrder(store);
    const results = await Promise.all(
      [1, 2, 3, 4].map((discount) =>
        store.setOrderTerms(1001, { read: { discount: null }, changes: { discount } }, dealer),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
  });

  test('hands a part over only once its price is a number (D50)', async () => {
    const store = await openFresh();
    await addPart(store, { ...disc, price: 'On request' });
    const _id = await placeOrder(store);
    await takeTo(store, _id, 'packed');
    const handOver = { from: 'packed', to: 'handedOver' } as const;
    expect(await store.setOrderStatus(_id, handOver, dealer)).toMatchObject({
      outcome: 'refused',
      reason: 'to be agreed',
    });
    const change = { read: { prices: { [_id]: null } }, changes: { prices: { [_id]: 500 } } };
    await store.setOrderTerms(1001, change, dealer);
    expect(await store.setOrderStatus(_id, handOver, dealer)).toEqual({ outcome: 'changed' });
    expect(await store.getOrder(_id)).toMatchObject({ price: 'On request', agreedPrice: 500, sum: 1000 });
  });
}
