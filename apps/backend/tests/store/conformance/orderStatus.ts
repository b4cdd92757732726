import { type HttpError, readConflict } from '@dealerkit/api-client';
import { type OrderStatus, orderStatuses } from '@dealerkit/domain/entities';
import { expect, test } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { order, disc } from '../../fixtures.ts';
import { admin, startBackend } from '../../startBackend.ts';
import { addPart, dealer, placeOrder, stockOf } from './shop.ts';

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
    expect((await store.findAudit({ limit: 1 })).rows).toMatchObject([
      { actor: dealer, action: 'set order status', subject: _id, detail: 'packed -> handedOver' },
    ]);
    expect((await store.findAudit({ limit: 9 })).rows.length).toBe(3);
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
