import { type HttpError, type OrderStatus, orderStatuses, readConflict } from '@dealerkit/api-client';
import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { order, disc } from '../../fixtures.ts';
import { admin, startBackend } from '../../startBackend.ts';
import { addPart, dealer, placeOrder, stockOf } from './shop.ts';

/** Takes an order through these statuses, from the first to the last. */
async function take(store: Store, _id: string, statuses: readonly OrderStatus[]): Promise<void> {
  for (const [index, to] of statuses.slice(1).entries()) {
    const from = statuses[index] ?? 'placed';
    expect(await store.setOrderStatus(_id, { from, to }, dealer), `${from} -> ${to}`).toEqual({ outcome: 'changed' });
  }
}

/** The tests of the steps of an order for every store. */
export function describeOrderStatus(openFresh: () => Promise<Store>): void {
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

  test('refuses every step but one forward, one back and a cancellation, with the present order, and changes nothing (D53)', async () => {
    const store = await openFresh();
    const part = await addPart(store, { ...disc, available_quantity: 1000 });
    const allowed = ['placed confirmed', 'placed cancelled', 'confirmed packed', 'confirmed cancelled'];
    allowed.push('packed handedOver', 'packed cancelled');
    allowed.push('confirmed placed', 'packed confirmed', 'handedOver packed', 'cancelled placed');
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
    expect(await store.listAudit(3)).toMatchObject(
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
    expect(refused).toMatchObject({ status: 409, issues: [{ path: 'orderQuantity' }] });
    expect(readConflict((refused as HttpError).body)).toMatchObject({ available: 1, order: { status: 'cancelled' } });
    expect(await store.getOrder(_id)).toEqual(before);
    expect(await stockOf(store, part)).toBe(1);
    expect((await store.listAudit(9)).filter(({ subject }) => subject === _id)).toHaveLength(1);
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
    expect(statuses.toSorted()).toEqual(['cancelled', 'placed', 'placed']);
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

  test('shows a customer no address of an admin, and an admin who set each status', async () => {
    const { clientOf, store } = await startBackend({ store: await openFresh() });
    await addPart(store, disc);
    const _id = await placeOrder(store);
    const [customer, shop] = [await clientOf(order.userEmail), await clientOf(admin)];
    await shop.setOrderStatus({ id: _id, from: 'placed', to: 'confirmed' });
    await shop.setOrderStatus({ id: _id, from: 'confirmed', to: 'packed' });
    const statuses = ['placed', 'confirmed', 'packed'] as const;
    const historyBy = (by: string) => statuses.map((status, index) => ({ status, by: index ? by : order.userEmail }));

    expect(await customer.listOrders({ email: order.userEmail })).toMatchObject([{ history: historyBy('shop') }]);
    const refused: unknown = await customer.deleteOrder({ id: _id }).catch((error: unknown) => error);
    expect(readConflict((refused as HttpError).body).order).toMatchObject({ history: historyBy('shop') });
    expect(await shop.listOrders({ email: order.userEmail })).toMatchObject([{ history: historyBy(admin) }]);
    expect(await shop.findOrders()).toMatchObject([{ history: historyBy(admin) }]);
  });
}
