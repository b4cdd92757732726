import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { confirmOrders, runFor, sendInTime, startPushService } from './receivers.ts';
import { createBrowser } from './pushServer.ts';
import { dealer, openSeededShop, place } from './senders.ts';

const [minute, day] = [60_000, 86_400_000];

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a browser', () => {
  /** Sends to browsers until the clock has passed a minute, and returns who is still subscribed. */
  async function pushTo(count: number, statusOf: (n: number, time: number) => { status: number; body?: string }) {
    const store = await openSeededShop();
    const times = new Map<number, number>();
    const { asked, channel } = await startPushService(store, count, (n) => {
      times.set(n, (times.get(n) ?? 0) + 1);
      return statusOf(n, times.get(n) ?? 0);
    });
    await confirmOrders(store, count);
    const warnings = await runFor(store, channel, minute);
    await confirmOrders(store, count);
    await store.queueNotifications(['push'], 100);
    vi.setSystemTime(Date.now() + 2 * day);
    const taken = await store.takeNotifications({ channel: 'push', limit: 100, lease: 'a', until: Date.now() + day });
    const subscribed = new Set(taken.flatMap(({ subscriptions }) => subscriptions.map(({ endpoint }) => endpoint)));
    return {
      asked,
      warnings,
      left: [...subscribed].map((each) => Number(each.replace(/.*\//, ''))).toSorted((a, b) => a - b),
    };
  }

  test.each([400, 401, 403])('that a service refuses with %i twice is forgotten', async (status) => {
    const { left, asked } = await pushTo(3, (n) => ({ status: n === 1 ? status : 201 }));
    expect(left).toEqual([0, 2]);
    expect(asked.filter(({ n }) => n === 1)).toHaveLength(2);
  });

  test('that a service refuses once is kept, and gets the message', async () => {
    const { left } = await pushTo(2, (n, time) => ({ status: n === 1 && time === 1 ? 401 : 201 }));
    expect(left).toEqual([0, 1]);
  });

  test('is kept while a service refuses all, because the fault is of the shop then', async () => {
    const { left } = await pushTo(4, () => ({ status: 403 }));
    expect(left).toEqual([0, 1, 2, 3]);
  });

  test('whose service has no name any more is forgotten', async () => {
    const store = await openSeededShop();
    const { channel } = await startPushService(store, 0, () => ({ status: 201 }));
    const { p256dh, auth } = createBrowser();
    await store.addPushSubscription(dealer, { endpoint: 'https://push.invalid/1', p256dh, auth });
    await place(store);
    const { warnings } = sendInTime(store, channel);
    await expect.poll(() => warnings.at(-1)).toMatch(/A browser was forgotten: .*ENOTFOUND/);
  });

  test('is logged with what its service says, without keys', async () => {
    const token = `eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.${'a1B2'.repeat(12)}`;
    const body = `<h1>VapidPkHashMismatch</h1> of ${token} at /0, key="BNc4${'xY-9'.repeat(20)}"`;
    const { warnings } = await pushTo(1, () => ({ status: 403, body }));
    const forgotten = warnings.find((text) => text.startsWith('A browser was forgotten'));
    expect(forgotten).toMatch(/answered with the status 403: VapidPkHashMismatch of … at/);
    expect(warnings.join(' ')).not.toMatch(/eyJ0|a1B2|BNc4|xY-9/);
  });
});
