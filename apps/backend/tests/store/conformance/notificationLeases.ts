import { expect, test } from 'vitest';
import type { NotificationEvent } from '../../../src/store/notifications/events.ts';
import type { Store } from '../../../src/store/Store.ts';
import { identityOf, karim, rahim } from '../../fixtures.ts';
import { channels, dealer, openShop, summaryOf, take } from './notifiedShop.ts';

export function describeNotificationLeases(openFresh: () => Promise<Store>): void {
  test('are taken by one backend at a time, and again once its time is over', async () => {
    const { store, place } = await openShop(openFresh);
    await place();
    const first = await take(store, 'a', 100, Date.now() - 1);
    expect(first).toHaveLength(2);
    const second = await take(store, 'b');
    expect(summaryOf(second)).toEqual(summaryOf(first));
    expect(await take(store, 'c')).toEqual([]);
    const ids = second.flatMap(({ ids: each }) => each);
    await store.endNotifications(ids, 'a');
    await store.releaseNotifications(ids, 'a');
    expect(await store.hasDueNotifications('email')).toBe(false);
    await store.releaseNotifications(ids, 'b');
    expect(await store.hasDueNotifications('email')).toBe(true);
    const third = await take(store, 'c');
    await store.endNotifications(
      third.flatMap(({ ids: each }) => each),
      'c',
    );
    expect(await take(store, 'd', 100, Date.now() - 1)).toEqual([]);
  });

  test('are tried again when they are due, and shown to admins once they are given up', async () => {
    const { store, place } = await openShop(openFresh);
    await place();
    const [one, other] = await take(store);
    await store.failNotifications(one?.ids ?? [], 'a', { problem: 'Refused.', dueAt: Date.now() - 1, wasAsked: true });
    const [unasked] = await take(store, 'b');
    await store.failNotifications(unasked?.ids ?? [], 'b', {
      problem: 'Away.',
      dueAt: Date.now() - 1,
      wasAsked: false,
    });
    const [again] = await take(store, 'b');
    expect([again?.user.email, again?.tries.map(({ attempts }) => attempts)]).toEqual([one?.user.email, [1]]);
    await store.failNotifications(again?.ids ?? [], 'b', { problem: 'Refused.', dueAt: undefined, wasAsked: true });
    await store.failNotifications(other?.ids ?? [], 'a', {
      problem: 'Later.',
      dueAt: Date.now() + 60_000,
      wasAsked: true,
    });
    expect(await take(store, 'c')).toEqual([]);
    const { count, latest } = await store.getUndelivered();
    expect(count).toBe(1);
    expect(latest).toMatchObject([{ kind: 'newOrder', channel: 'email', email: one?.user.email, problem: 'Refused.' }]);
  });

  test('of a day are stored once', async () => {
    const { store } = await openShop(openFresh);
    const event = {
      kind: 'lowStock' as const,
      lines: [{ name: 'Disc', pieces: 1 }],
      actor: '',
    } satisfies NotificationEvent;
    await Promise.all([1, 2, 3].map(() => store.notifyDaily('low stock', '2026-11-22', event)));
    await store.notifyDaily('failed backup', '2026-11-22', { kind: 'failedBackup', problem: 'late', actor: '' });
    await store.notifyDaily('low stock', '2026-11-23', event);
    expect(await store.queueNotifications(channels, 100)).toBe(3);
  });

  test('are delivered under the new address of an account', async () => {
    const { store, place } = await openShop(openFresh);
    const id = await place();
    await take(store);
    await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, dealer);
    await store.queueNotifications(channels, 10);
    await store.signIn({ ...identityOf(rahim), email: karim });
    expect(summaryOf(await take(store))).toEqual([`${karim} email orderStep`]);
  });

  test('create a value of a name once', async () => {
    const { store } = await openShop(openFresh);
    const values = await Promise.all(['a', 'b'].map((value) => store.createOnce('keys', () => value)));
    expect(new Set(values).size).toBe(1);
  });
}
