import type { Store } from '../../src/store/Store.ts';

const actor = 'admin0@dealer.example';

/** What happens to an order whose first line is handed over and taken back. */
interface UndoneHandOver {
  discount: number;
  /** How many pieces of the last line are returned. */
  quantity: number;
  /** Whether the first line is handed over again; otherwise it is cancelled. */
  isHandedOverAgain: boolean;
}

/** Hands a new order with a discount over, takes pieces of its last line back, and undoes the hand-over of the first one. */
export async function undoHandOver(
  store: Store,
  { ids, number }: { ids: readonly string[]; number: number },
  { discount, quantity, isHandedOverAgain }: UndoneHandOver,
): Promise<void> {
  const read = { discount: null, deliveryCharge: null };
  await store.setOrderTerms(number, { read, changes: { discount } }, actor);
  for (const id of ids) await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, actor);
  for (const id of ids) await store.setOrderStatus(id, { from: 'confirmed', to: 'packed' }, actor);
  for (const id of ids) await store.setOrderStatus(id, { from: 'packed', to: 'handedOver' }, actor);
  await store.returnOrderLine(ids.at(-1) ?? '', { quantity, restock: false, reason: 'Wrong part' }, actor);
  const [first = ''] = ids;
  await store.setOrderStatus(first, { from: 'handedOver', to: 'packed' }, actor);
  await store.setOrderStatus(first, { from: 'packed', to: isHandedOverAgain ? 'handedOver' : 'cancelled' }, actor);
}
