import { setImmediate } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { Channel } from '../../src/notifications/Channel.ts';
import { createPost } from '../../src/notifications/publicTarget.ts';
import { createPushChannel, readVapidKeys } from '../../src/notifications/pushChannel.ts';
import { createWebhookChannel } from '../../src/notifications/webhookChannel.ts';
import type { Store } from '../../src/store/Store.ts';
import { identityOf } from '../fixtures.ts';
import { mailChannel } from './mailChannel.ts';
import { createBrowser, startPlainServer, startSecureServer } from './pushServer.ts';
import { dealer, openSeededShop, place, send } from './senders.ts';
import { startSmtp } from './smtpServer.ts';

/** Time passes only while the sender waits. */
async function passTime(milliseconds: number, signal: AbortSignal): Promise<void> {
  vi.setSystemTime(Date.now() + milliseconds);
  await setImmediate();
  signal.throwIfAborted();
}

/** Starts a sender whose clock goes by itself: `vi` must have taken over `Date`. */
export const sendInTime = (store: Store, channel: Channel) => send(store, [channel], { interval: 500, wait: passTime });

const phoneOf = (n: number) => `+8801711${String(n).padStart(6, '0')}`;
const emailOf = (n: number) => `customer${n}@example.com`;

/** Stores one notification for each of some customers, and none for the dealer. */
export async function confirmOrders(store: Store, count: number): Promise<void> {
  const off = (['email', 'push', 'webhook'] as const).map((channel) => ({ kind: 'newOrder' as const, channel }));
  await store.setNotificationChoices(dealer, { language: 'en', off });
  const confirm = async (n: number) => {
    const userEmail = emailOf(n);
    await store.updateUser({ email: userEmail, loaction: 'Sylhet', phone: phoneOf(n) });
    const id = await place(store, { userEmail });
    await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, dealer);
  };
  // The accounts are made in their order.
  for (let n = 0; n < count; n++) await store.signIn(identityOf(emailOf(n)));
  await Promise.all(Array.from({ length: count }, (_, n) => confirm(n)));
}

export async function openShop(count: number): Promise<Store> {
  const store = await openSeededShop();
  await confirmOrders(store, count);
  return store;
}

/** A gateway of text messages that answers by the number of a customer. */
export async function startGateway(respond: (n: number) => { status: number; headers?: Record<string, string> }) {
  const asked: { n: number; at: number }[] = [];
  const reached = new Set<number>();
  const server = await startPlainServer(({ body }) => {
    const { to } = JSON.parse(body.toString()) as { to: { phone: string } };
    const n = Number(to.phone.slice(-6));
    const answer = respond(n);
    asked.push({ n, at: Date.now() });
    if (answer.status < 300) reached.add(n);
    return answer;
  });
  const origin = 'https://shop.example';
  const channel = createWebhookChannel(
    { url: server.origin, secret: 'a secret', origin },
    createPost({ allowPrivate: true }),
  );
  return { asked, reached, channel };
}

export async function startMailServer(refuse: (n: number) => [code: number, text: string] | undefined) {
  const asked: { n: number; at: number }[] = [];
  const reached = new Set<number>();
  const smtp = await startSmtp({
    onRcptTo({ address }, _, done) {
      const n = Number(/\d+/.exec(address)?.[0]);
      asked.push({ n, at: Date.now() });
      const [responseCode, text] = refuse(n) ?? [];
      done(responseCode === undefined ? null : Object.assign(new Error(text), { responseCode }));
    },
  });
  smtp.onMail(({ to: [to = ''] }) => void reached.add(Number(/\d+/.exec(to)?.[0])));
  return { asked, reached, channel: mailChannel(smtp.url) };
}

export async function startPushService(
  store: Store,
  count: number,
  statusOf: (n: number) => { status: number; body?: string },
) {
  const asked: { n: number; at: number }[] = [];
  const reached = new Set<number>();
  const server = await startSecureServer(({ path }) => {
    const n = Number(path.slice(1));
    const answer = statusOf(n);
    asked.push({ n, at: Date.now() });
    if (answer.status < 300) reached.add(n);
    return answer;
  });
  const { p256dh, auth } = createBrowser();
  for (let n = 0; n < count; n++) {
    await store.signIn(identityOf(emailOf(n)));
    await store.addPushSubscription(emailOf(n), { endpoint: `${server.origin}/${n}`, p256dh, auth });
  }
  const post = createPost({ allowPrivate: true, ca: server.ca });
  const contact = 'mailto:orders@shop.example';
  return { asked, reached, channel: createPushChannel({ keys: await readVapidKeys(store), contact }, post, store) };
}

export const timesOf = (asked: { n: number; at: number }[]) => {
  const times: number[] = [];
  for (const { n } of asked) times[n] = (times[n] ?? 0) + 1;
  return times;
};

/** Waits until every good receiver was reached, and returns after how long, in milliseconds by the clock of the sender. */
export async function timeUntilReached(reached: ReadonlySet<number>, start: number, good: number): Promise<number> {
  let end = start;
  await vi.waitFor(
    () => {
      expect(reached.size).toBe(good);
      end = Date.now();
    },
    { timeout: 60_000, interval: 1 },
  );
  return end - start;
}

/** Lets a sender work for a time by its clock. */
export async function runFor(store: Store, channel: Channel, milliseconds: number) {
  const end = Date.now() + milliseconds;
  const { stop, warnings } = sendInTime(store, channel);
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThanOrEqual(end), { timeout: 60_000, interval: 1 });
  await stop();
  return warnings;
}
