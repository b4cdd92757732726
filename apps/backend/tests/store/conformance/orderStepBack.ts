import { type HttpError, readConflict } from '@dealerkit/api-client';
import { type OrderStatus, orderStatuses } from '@dealerkit/domain/entities';
import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { disc } from '../../fixtures.ts';
import { admin, startBackend } from '../../startBackend.ts';
import { addPart, dealer, placeOrder, stockOf } from './shop.ts';

/** Takes an order through these statuses, from the first to the last. */
async function take(store: Store, _id: string, statuses: readonly OrderStatus[]): Promise<void> {
  for (const [index, to] of statuses.slice(1).entries()) {
    const from = statuses[index] ?? 'placed';
    expect(await store.setOrderStatus(_id, { from, to }, dealer), `${from} -> ${to}`).toEqual({ outcome: 'changed' });
  }
}

/** The tests of the steps that undo the last step of an order, for every store. */
export function describeOrderStepBack(openFresh: () => Promise<Store>): void {
  test('moves an order back to where it started, also after it was handed over, with a history and audit entries (D53)', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store);
    const path = ['placed', 'confirmed', 'packed', 'handedOver', 'packed', 'confirmed', 'placed'] as const;
    await take(store, _id, path);
    const stored = await store.getOrder(_id);
    expect(stored?.status).toBe('placed');
    expect(stored?.history?.map(({ status }) => status)).toEqual(path);
    expect(await stockOf(store, part)).toBe(34);
    const details = ['confirmed -> placed', 'packed -> confirmed', 'handedOver -> packed'];
    expect((await store.findAudit({ limit: 3 })).rows).toMatchObject(
      details.map((detail) => ({ actor: dealer, action: 'set order status', subject: _id, detail })),
    );
    expect(await store.findOrders({ status: 'placed', limit: 9 })).toMatchObject({ total: 1 });
    expect(await store.findOrders({ status: 'packed', limit: 9 })).toMatchObject({ total: 0 });
  });

  test.each([
    ['placed', ['placed']],
    ['confirmed', ['placed', 'confirmed']],
    ['packed', ['placed', 'confirmed', 'packed']],
  ] as const)(
    'takes a cancelled order back to %s only, and the quantity from the stock once (D53)',
    async (last, path) => {
      const store = await openFresh();
      const part = await addPart(store, disc);
      const _id = await placeOrder(store);
      await take(store, _id, [...path, 'cancelled']);
      const version = await store.catalogueVersion();
      for (const to of orderStatuses.filter((status) => status !== last)) {
        expect(await store.setOrderStatus(_id, { from: 'cancelled', to }, dealer)).toMatchObject({
          outcome: 'conflict',
        });
      }
      expect(await stockOf(store, part)).toBe(36);
      await take(store, _id, ['cancelled', last]);
      expect(await stockOf(store, part)).toBe(34);
      expect(await store.catalogueVersion()).not.toBe(version);
      const again = await store.setOrderStatus(_id, { from: 'cancelled', to: last }, dealer);
      expect(again).toMatchObject({ outcome: 'conflict', order: { status: last } });
      expect(await stockOf(store, part)).toBe(34);
      // The step before the cancellation is not the one before an earlier one.
      if (last === 'confirmed') {
        await take(store, _id, ['confirmed', 'placed', 'cancelled', 'placed']);
        expect(await stockOf(store, part)).toBe(34);
      }
    },
  );

  test('does not take a cancelled order back if its part has too little, and changes nothing (D53)', async () => {
    const { clientOf, store } = await startBackend({ store: await openFresh() });
    const part = await addPart(store, disc);
    const _id = await placeOrder(store);
    await take(store, _id, ['placed', 'cancelled']);
    const other = await placeOrder(store, { orderQuantity: 35 });
    const before = await store.getOrder(_id);
    const back = { from: 'cancelled', to: 'placed' } as const;
    expect(await store.setOrderStatus(_id, back, dealer)).toEqual({
      outcome: 'not enough',
      available: 1,
      order: before,
    });
    const shop = await clientOf(admin);
    const refused: unknown = await shop.setOrderStatus({ id: _id, ...back }).catch((error: unknown) => error);
    const message = 'Only 1 is left, so this line cannot be taken back from cancelled.';
    expect(refused).toMatchObject({ status: 409, issues: [{ path: 'to', message }] });
    expect(readConflict((refused as HttpError).body)).toMatchObject({ available: 1, order: { status: 'cancelled' } });
    expect(await store.getOrder(_id)).toEqual(before);
    expect(await stockOf(store, part)).toBe(1);
    expect((await store.findAudit({ limit: 9 })).rows.filter(({ subject }) => subject === _id)).toHaveLength(1);
    await store.deleteOrder(other, dealer);
    await shop.setOrderStatus({ id: _id, ...back });
    expect(await stockOf(store, part)).toBe(34);
  });

  test('takes the cancelled order of a deleted part back without touching a new part of that name (D53)', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store);
    await take(store, _id, ['placed', 'cancelled']);
    await store.deletePart(part, dealer);
    const newPart = await addPart(store, disc);
    await take(store, _id, ['cancelled', 'placed']);
    expect(await stockOf(store, newPart)).toBe(36);
  });

  test('lets one of several concurrent steps back happen, and takes no stock twice (D53)', async () => {
    const store = await openFresh();
    const part = await addPart(store, { ...disc, available_quantity: 4 });
    const first = await placeOrder(store);
    const second = await placeOrder(store);
    for (const _id of [first, second]) await take(store, _id, ['placed', 'cancelled']);
    // Enough for one of the two.
    const third = await placeOrder(store);
    const back = { from: 'cancelled', to: 'placed' } as const;
    const orders = [first, second, first, second, first, second];
    const changes = await Promise.all(orders.map((_id) => store.setOrderStatus(_id, back, dealer)));
    expect(changes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
    expect(await stockOf(store, part)).toBe(0);
    const statuses = await Promise.all([first, second, third].map(async (_id) => (await store.getOrder(_id))?.status));
    expect(statuses.filter((status) => status === 'placed')).toHaveLength(2);
  });

  test('takes the stock once for concurrent steps back of one order, also if there is more (D53)', async () => {
    const store = await openFresh();
    const part = await addPart(store, disc);
    const _id = await placeOrder(store);
    const back = { from: 'cancelled', to: 'placed' } as const;
    for (let round = 1; round <= 5; round += 1) {
      await take(store, _id, ['placed', 'cancelled']);
      const changes = await Promise.all(Array.from({ length: 8 }, () => store.setOrderStatus(_id, back, dealer)));
      expect(changes.filter(({ outcome }) => outcome === 'changed')).toHaveLength(1);
      expect(await stockOf(store, part)).toBe(34);
    }
  });
}
