import type { Store } from '../../../src/store/Store.ts';
import { disc, identityOf, order, rahim } from '../../fixtures.ts';

export const dealer = 'admin@dealer.example';
export const partner = 'partner@dealer.example';
export const channels = ['email', 'push', 'webhook'] as const;

/** Spreads what has happened, and takes it for a minute. */
export async function take(store: Store, lease = 'a', limit = 100, until = Date.now() + 60_000) {
  await store.queueNotifications(channels, 1000);
  const taken = channels.map(async (channel) => {
    const groups = await store.takeNotifications({ channel, limit, lease, until });
    return groups.map((group) => ({ ...group, channel }));
  });
  return (await Promise.all(taken)).flat();
}

type Taken = Awaited<ReturnType<typeof take>>;

/** Who is notified of what, on which channel. */
export const summaryOf = (taken: Taken) =>
  taken
    .flatMap(({ user, channel, notifications }) => notifications.map(({ kind }) => `${user.email} ${channel} ${kind}`))
    .toSorted();

/** A shop with Rahim, two admins and a part. */
export async function openShop(openFresh: () => Promise<Store>) {
  const store = await openFresh();
  await store.addPart({ ...disc, minimum_order_quantity: 1, available_quantity: 1000 });
  await store.signIn(identityOf(rahim, { username: 'Rahim' }));
  await store.signIn(identityOf(dealer, { admin: true }));
  await store.signIn(identityOf(partner, { admin: true }));
  const place = async (placer = order, actor?: string) => {
    const placed = await store.placeOrder(placer, undefined, actor);
    if (placed.outcome !== 'placed') throw new Error(placed.outcome);
    return placed._id;
  };
  return { store, place };
}
