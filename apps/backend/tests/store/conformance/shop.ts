import type { OrderStatus } from '@dealerkit/domain/entities';
import { expect } from 'vitest';
import type { Store } from '../../../src/store/Store.ts';
import { order } from '../../fixtures.ts';

export const dealer = 'admin@dealer.example';

export async function addPart(store: Store, part: Parameters<Store['addPart']>[0]): Promise<string> {
  const added = await store.addPart(part);
  return added.outcome === 'added' ? added._id : '';
}

export async function placeOrder(store: Store, changes: Partial<typeof order> = {}): Promise<string> {
  const placed = await store.placeOrder({ ...order, ...changes });
  return placed.outcome === 'placed' ? placed._id : '';
}

export async function stockOf(store: Store, _id: string): Promise<number | undefined> {
  return (await store.getPart(_id))?.available_quantity;
}

const steps: OrderStatus[] = ['placed', 'confirmed', 'packed', 'handedOver'];

/** Takes a line to a status. */
export async function takeTo(store: Store, _id: string, status: OrderStatus): Promise<void> {
  for (const [index, from] of steps.slice(0, steps.indexOf(status)).entries()) {
    const to = steps[index + 1] ?? status;
    expect(await store.setOrderStatus(_id, { from, to }, dealer)).toEqual({ outcome: 'changed' });
  }
}

export async function addCustomer(
  store: Store,
  name: string,
  phone: string,
  more: { address?: string; note?: string } = {},
): Promise<string> {
  const added = await store.addCustomer({ name, phones: [phone], ...more }, { actor: dealer });
  return added.outcome === 'added' ? added._id : '';
}

/** Places an order of one line and hands it over. */
export async function handOver(store: Store, changes: Partial<typeof order> = {}): Promise<string> {
  const _id = await placeOrder(store, changes);
  await takeTo(store, _id, 'handedOver');
  return _id;
}
