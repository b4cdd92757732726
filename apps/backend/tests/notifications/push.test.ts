import { expect, test, vi } from 'vitest';
import { createPost } from '../../src/notifications/publicTarget.ts';
import { createPushChannel, readVapidKeys } from '../../src/notifications/pushChannel.ts';
import type { Store } from '../../src/store/Store.ts';
import { databases } from '../databases.ts';
import { identityOf, karim, rahim } from '../fixtures.ts';
import { startBackend } from '../startBackend.ts';
import { createBrowser, startSecureServer, theOnly } from './pushServer.ts';
import { dealer, openSeededShop, place, send, seedShop } from './senders.ts';

const timeout = { timeout: 30_000 };

async function openChannel(store: Store, options: { allowPrivate: boolean; ca?: string }) {
  const keys = await readVapidKeys(store);
  return createPushChannel({ keys, contact: 'mailto:orders@shop.example' }, createPost(options), store);
}

test.each(databases)('a browser of %s gets kind, number, status and language of what has happened', async (_, open) => {
  const store = await open();
  await seedShop(store);
  const [service, browser] = [await startSecureServer(), createBrowser()];
  const { p256dh, auth } = browser;
  await store.addPushSubscription(rahim, { endpoint: `${service.origin}/send/1`, p256dh, auth });
  await store.setNotificationChoices(rahim, { language: 'bn', off: [] });
  send(store, [await openChannel(store, { allowPrivate: true, ca: service.ca })]);
  const id = await place(store);
  await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, dealer);
  await vi.waitFor(() => expect(service.received).toHaveLength(1), timeout);
  const { path, headers, body } = theOnly(service.received);
  expect(path).toBe('/send/1');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(headers['authorization']).toMatch(/^vapid t=.+, k=.+/);
  expect(browser.read(body)).toEqual({ kind: 'orderStep', number: 1001, status: 'confirmed', language: 'bn' });
});

test.each(databases)('the keys of %s are made once, also by two backends at the same time', async (_, open) => {
  const store = await open();
  const keys = await Promise.all([readVapidKeys(store), readVapidKeys(store)]);
  expect(keys[0]).toEqual(keys[1]);
  expect(await readVapidKeys(store)).toEqual(keys[0]);
});

test.each([404, 410])('a browser that is gone (%i) is forgotten, and the others get the message once', async (gone) => {
  const store = await openSeededShop();
  const service = await startSecureServer(({ path }) => ({
    status: path === '/gone' ? gone : path === '/busy' ? 503 : 201,
  }));
  for (const path of ['/gone', '/busy', '/here']) {
    const { p256dh, auth } = createBrowser();
    await store.addPushSubscription(dealer, { endpoint: `${service.origin}${path}`, p256dh, auth });
  }
  send(store, [await openChannel(store, { allowPrivate: true, ca: service.ca })]);
  await place(store);
  await vi.waitFor(() => expect(service.received).toHaveLength(3), timeout);
  await vi.waitFor(async () => expect(await store.hasDueNotifications('push')).toBe(false), timeout);
  await place(store);
  await vi.waitFor(() => expect(service.received).toHaveLength(5), timeout);
  expect(
    service.received
      .slice(3)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['/busy', '/here']);
  expect(await store.getUndelivered()).toEqual({ count: 0, latest: [] });
});

test.each([
  ['https://127.0.0.1:1/a', /private network/],
  ['https://[::1]:1/a', /private network/],
  ['https://[::ffff:10.0.0.1]/a', /private network/],
  ['https://169.254.169.254/latest', /private network/],
  ['https://localhost:1/a', /private network/],
])('an endpoint that a user has chosen gets no request: %s', async (endpoint, reason) => {
  const store = await openSeededShop();
  const { p256dh, auth } = createBrowser();
  await store.addPushSubscription(dealer, { endpoint, p256dh, auth });
  const channel = await openChannel(store, { allowPrivate: false });
  await place(store);
  await store.queueNotifications(['push'], 10);
  const [taken] = await store.takeNotifications({ channel: 'push', limit: 1, lease: 'a', until: Date.now() + 9_000 });
  if (!taken) throw new Error('There is nothing to send.');
  await expect(
    channel.send({ ...taken, id: '1' }, AbortSignal.timeout(9_000), { warn: () => undefined }),
  ).rejects.toThrow(reason);
});

test('a caller subscribes a browser and chooses, each for themselves', async () => {
  const notifications = { channels: ['email', 'push'] as const, pushKey: 'key' };
  const { store, clientOf } = await startBackend({ notifications });
  await store.signIn(identityOf(karim));
  const client = await clientOf(rahim);
  const kinds = ['orderStep', 'changedTerms', 'invoice'];
  const offered = { kinds, channels: ['email', 'push'], pushKey: 'key' };
  expect(await client.getNotificationPreferences()).toEqual({ language: 'en', off: [], ...offered });
  const choices = { language: 'bn' as const, off: [{ kind: 'invoice' as const, channel: 'email' as const }] };
  expect(await client.setNotificationPreferences(choices)).toEqual({ modifiedCount: 1 });
  expect(await client.getNotificationPreferences()).toEqual({ ...choices, ...offered });
  expect((await store.getNotificationChoices(karim))?.off).toEqual([]);
  const { p256dh, auth } = createBrowser();
  const subscription = { endpoint: 'https://push.example/1', p256dh, auth };
  expect(await client.addPushSubscription(subscription)).toEqual({ modifiedCount: 1 });
});

test.each([
  [{ endpoint: 'http://push.example/1' }, 'endpoint'],
  [{ endpoint: 'file:///etc/passwd' }, 'endpoint'],
  [{ endpoint: `https://push.example/${'a'.repeat(1000)}` }, 'endpoint'],
  [{ p256dh: 'short' }, 'p256dh'],
  [{ auth: '!'.repeat(22) }, 'auth'],
])('a subscription with %o is refused', async (wrong, path) => {
  const { app, tokenOf } = await startBackend({ notifications: { channels: ['push'], pushKey: 'key' } });
  const { p256dh, auth } = createBrowser();
  const response = await app.inject({
    method: 'PUT',
    url: '/api/notifications/push',
    headers: { authorization: `Bearer ${await tokenOf(rahim)}` },
    payload: { endpoint: 'https://push.example/1', p256dh, auth, ...wrong },
  });
  expect([response.statusCode, response.json()]).toEqual([
    400,
    expect.objectContaining({ issues: [expect.objectContaining({ path })] }),
  ]);
});
