import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPost, isPublicAddress } from '../../src/notifications/publicTarget.ts';
import { createWebhookChannel } from '../../src/notifications/webhookChannel.ts';
import { rahim } from '../fixtures.ts';
import { startPlainServer, startSecureServer, theOnly } from './pushServer.ts';
import { dealer, openSeededShop, place, send } from './senders.ts';

const secret = 'a secret of the dealer and the gateway';

const channelTo = (url: string, options: { allowPrivate: boolean; ca?: string } = { allowPrivate: false }) =>
  createWebhookChannel({ url, secret, origin: 'https://shop.example' }, createPost(options));

/** Confirms an order of Rahim, who has a phone. */
async function confirm(store: Awaited<ReturnType<typeof openSeededShop>>) {
  const id = await place(store);
  await store.setOrderStatus(id, { from: 'placed', to: 'confirmed' }, dealer);
}

test('the webhook gets a signed request for each notification of a person with a phone', async () => {
  const [store, gateway] = [await openSeededShop(), await startPlainServer()];
  send(store, [channelTo(`${gateway.origin}/hook`)]);
  await confirm(store);
  await expect.poll(() => gateway.received).toHaveLength(1);
  const { path, headers, body } = theOnly(gateway.received);
  expect([path, headers['content-type']]).toEqual(['/hook', 'application/json']);
  const timestamp = String(headers['dealerkit-timestamp']);
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(60);
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body.toString()}`).digest('hex');
  expect(headers['dealerkit-signature']).toBe(`sha256=${expected}`);
  expect(JSON.parse(body.toString())).toEqual({
    id: headers['idempotency-key'],
    kind: 'orderStep',
    number: 1001,
    status: 'confirmed',
    to: { name: 'Rahim Uddin', email: rahim, phone: '01700-000142' },
    language: 'en',
    text: 'Order 1001: confirmed',
    link: 'https://shop.example/dashboard/orders/1001',
  });
});

test('a webhook that redirects is not followed, and is tried again', async () => {
  const store = await openSeededShop();
  const other = await startPlainServer();
  const gateway = await startPlainServer(() => ({ status: 307, headers: { location: `${other.origin}/stolen` } }));
  const { warnings } = send(store, [channelTo(gateway.origin)]);
  await confirm(store);
  await expect.poll(() => warnings[0]).toMatch(/answered with the status 307/);
  await expect.poll(() => gateway.received.length).toBeGreaterThan(1);
  expect(other.received).toEqual([]);
});

test('a webhook that refuses a message for good is not asked again', async () => {
  const [store, gateway] = [await openSeededShop(), await startPlainServer(() => ({ status: 422 }))];
  send(store, [channelTo(gateway.origin)]);
  await confirm(store);
  await expect.poll(async () => (await store.getUndelivered()).count).toBe(1);
  expect((await store.getUndelivered()).latest[0]?.problem).toBe('the webhook answered with the status 422');
});

test('a webhook that never answers is left after the time of one delivery', async () => {
  const [store, gateway] = [await openSeededShop(), await startPlainServer(() => undefined)];
  const { warnings } = send(store, [channelTo(gateway.origin)], { sendTime: 300 });
  await confirm(store);
  await expect.poll(() => warnings[0]).toMatch(/the webhook cannot be reached/);
});

test.each(['https://localhost:1/hook', 'https://192.168.1.1/hook', 'https://[fd00::1]/hook'])(
  'a webhook in a private network gets no request: %s',
  async (url) => {
    const store = await openSeededShop();
    const { warnings } = send(store, [channelTo(url)]);
    await confirm(store);
    await expect.poll(() => warnings[0]).toMatch(/private network, which ALLOW_PRIVATE_TARGETS=1 would allow/);
  },
);

test('a webhook in a private network gets requests where a setting allows it, if its certificate is trusted', async () => {
  const [store, gateway] = [await openSeededShop(), await startSecureServer()];
  const { warnings, stop } = send(store, [channelTo(gateway.origin, { allowPrivate: true })]);
  await confirm(store);
  await expect.poll(() => warnings[0]).toMatch(/certificate/);
  await stop();
  send(store, [channelTo(gateway.origin, { allowPrivate: true, ca: gateway.ca })]);
  await expect.poll(() => gateway.received).toHaveLength(1);
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['::ffff:8.8.8.8', true],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.9.9.9', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a00:1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fe80::1', false],
  ['fd12::1', false],
  ['ff02::1', false],
  ['no address', false],
])('%s is public: %o', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
