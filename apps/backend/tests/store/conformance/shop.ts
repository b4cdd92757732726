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
