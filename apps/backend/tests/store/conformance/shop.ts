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
  await takeToHandOver(store, _id);
  return _id;
}

/** Takes a line to its hand-over. */
export async function takeToHandOver(store: Store, _id: string): Promise<void> {
  await store.setOrderStatus(_id, { from: 'placed', to: 'confirmed' }, dealer);
  await store.setOrderStatus(_id, { from: 'confirmed', to: 'packed' }, dealer);
  await store.setOrderStatus(_id, { from: 'packed', to: 'handedOver' }, dealer);
}
