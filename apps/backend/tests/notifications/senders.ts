import { onTestFinished } from 'vitest';
import type { Channel } from '../../src/notifications/Channel.ts';
import { type SenderOptions, startSender } from '../../src/notifications/sender.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import type { Store } from '../../src/store/Store.ts';
import { disc, identityOf, order, rahim } from '../fixtures.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

export const dealer = 'admin@dealer.example';
/** Starts a sender, which ends with the test, and collects what it logs. */
export function send(store: Store, channels: readonly Channel[], options: SenderOptions = {}) {
  const warnings: string[] = [];
  const stop = startSender(
    store,
    channels,
    { warn: (message: unknown) => void warnings.push(String(message)) },
    { interval: 20, ...options },
  );
  onTestFinished(stop);
  return { stop, warnings };
}

/** Adds a part, an admin and Rahim, who has a phone. */
export async function seedShop(store: Store): Promise<void> {
  await store.addPart({ ...disc, minimum_order_quantity: 1, available_quantity: 1_000_000 });
  await store.signIn(identityOf(rahim, { username: 'Rahim Uddin' }));
  await store.updateUser({ email: rahim, loaction: 'Sylhet', phone: '01700-000142' });
  await store.signIn(identityOf(dealer, { admin: true, username: 'Nasrin' }));
}

/** Opens an embedded store with them. */
export async function openSeededShop(): Promise<Store> {
  const store = openSqliteStore(temporaryFolder());
  onTestFinished(() => store.close());
  await seedShop(store);
  return store;
}

/** Places an order, and resolves to the `_id` of its line. */
export async function place(store: Store, values: Partial<typeof order> = {}): Promise<string> {
  const placed = await store.placeOrder({ ...order, ...values });
  if (placed.outcome !== 'placed') throw new Error(`The order was refused: ${placed.outcome}.`);
  return placed._id;
}
