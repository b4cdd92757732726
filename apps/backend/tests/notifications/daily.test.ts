import { expect, test } from 'vitest';
import { daysIn } from '../../src/days.ts';
import { notifyOfToday } from '../../src/notifications/dailyNotifications.ts';
import type { Store } from '../../src/store/Store.ts';
import { databases } from '../databases.ts';
import { disc } from '../fixtures.ts';
import { seedShop } from './senders.ts';

const days = daysIn('Asia/Dhaka');

/** What admins are notified of, after these moments. */
async function toldAfter(store: Store, ...moments: (() => Promise<void>)[]) {
  for (const moment of moments) await moment();
  await store.queueNotifications(['email'], 100);
  const taken = await store.takeNotifications({ channel: 'email', limit: 9, lease: 'a', until: Date.now() + 60_000 });
  return taken.flatMap(({ notifications }) => notifications);
}

test.each(databases)(
  'admins of %s are notified once a day of parts to buy, from seven in the morning',
  async (_, open) => {
    const store = await open();
    await seedShop(store);
    await store.addPart({ ...disc, product_name: 'Hub', minimum_order_quantity: 5, available_quantity: 3 });
    const at = (time: string) => () => notifyOfToday({ store, days }, Date.parse(`${time}+06:00`));
    expect(await toldAfter(store, at('2026-11-22T06:59:00'))).toEqual([]);
    const lowStock = { kind: 'lowStock', lines: [{ name: 'Hub', pieces: 3 }], count: 1 };
    expect(await toldAfter(store, at('2026-11-22T07:00:00'), at('2026-11-22T23:00:00'))).toEqual([lowStock]);
    expect(await toldAfter(store, at('2026-11-23T08:00:00'))).toEqual([lowStock]);
  },
);

test.each(databases)('admins of %s are notified at once of a backup that failed, and once a day', async (_, open) => {
  const store = await open();
  await seedShop(store);
  const check = (status: { isLate: boolean; problem?: 'failed' | 'notCopied' }) => () =>
    notifyOfToday({ store, days, backupStatus: () => status }, Date.parse('2026-11-22T03:00:00+06:00'));
  expect(await toldAfter(store, check({ isLate: false }))).toEqual([]);
  const failed = check({ isLate: false, problem: 'notCopied' });
  expect(await toldAfter(store, failed, failed, check({ isLate: true }))).toEqual([
    { kind: 'failedBackup', problem: 'notCopied' },
  ]);
});
