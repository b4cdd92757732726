import { deletionDays, retentionDefaults } from '@dealerkit/domain/account/personalData';
import { expect, test } from 'vitest';
import { admin, idTokenOf, startBackend } from '../startBackend.ts';
import { disc, karim, order, rahim } from '../fixtures.ts';

const day = 86_400_000;

async function startShop() {
  const backend = await startBackend();
  const dealer = await backend.clientOf(admin);
  await dealer.addPart(disc);
  return { ...backend, dealer, shopper: await backend.clientOf(rahim) };
}

test('a caller gets the own data only, which nobody may cache', async () => {
  const { app, tokenOf, shopper, clientOf } = await startShop();
  await shopper.placeOrder(order);
  const other = await clientOf(karim);
  expect(await other.getMyData()).toMatchObject({ account: { email: karim }, orders: [], customers: [] });
  expect(await shopper.getMyData()).toMatchObject({
    orders: [{ userName: order.userName, lines: [{ price: 14500 }] }],
  });
  const authorization = `Bearer ${await tokenOf(rahim)}`;
  const { headers } = await app.inject({ url: '/api/me/data', headers: { authorization } });
  expect(headers['cache-control']).toBe('no-store');
});

test('an account whose address is not verified neither reads nor deletes what is under the address', async () => {
  const { app, shopper } = await startShop();
  await shopper.placeOrder(order);
  const identity = { uid: 'stranger', emailVerified: false };
  const stranger = await app.inject({
    method: 'PUT',
    url: `/api/user/${karim}`,
    headers: { authorization: `Bearer ${idTokenOf(karim, identity)}` },
    payload: { email: karim },
  });
  const { token } = stranger.json<{ token: string }>();
  const headers = { authorization: `Bearer ${token}` };
  for (const [method, url] of [
    ['GET', '/api/me/data'],
    ['GET', '/api/me/deletion'],
    ['POST', '/api/me/deletion'],
    ['DELETE', '/api/me/deletion'],
  ] as const) {
    const { statusCode, json } = await app.inject({ method, url, headers });
    expect([method, url, statusCode, json()]).toMatchObject([method, url, 403, { issues: [{ path: 'email' }] }]);
  }
});

test('a deletion waits seven days, during which the account can be kept', async () => {
  const { shopper, store } = await startShop();
  const before = Date.now();
  const { dueAt } = await shopper.askAccountDeletion();
  expect(Date.parse(dueAt) - before).toBeGreaterThanOrEqual(deletionDays * day);
  expect(await shopper.askAccountDeletion()).toEqual({ dueAt });
  expect(await shopper.getAccountDeletion()).toEqual({ dueAt, openOrders: 0, balance: 0, cheques: 0, admin: false });
  expect(await shopper.keepAccount()).toEqual({ modifiedCount: 1 });
  expect(await shopper.getAccountDeletion()).toEqual({ openOrders: 0, balance: 0, cheques: 0, admin: false });
  expect(await store.applyRetention({ days: retentionDefaults, now: Date.parse(dueAt) })).toMatchObject({
    accounts: 0,
  });
});

test('a deletion is refused with the reason while an order is open, money is due, or for an admin', async () => {
  const { dealer, shopper } = await startShop();
  await shopper.placeOrder(order);
  await expect(shopper.askAccountDeletion()).rejects.toThrow('open orders');
  const [line] = await shopper.listOrders({ email: rahim });
  for (const [from, to] of [
    ['placed', 'confirmed'],
    ['confirmed', 'packed'],
    ['packed', 'handedOver'],
  ] as const) {
    await dealer.setOrderStatus({ id: String(line?._id), from, to });
  }
  await expect(shopper.askAccountDeletion()).rejects.toThrow('you owe the shop money');
  await expect(dealer.askAccountDeletion()).rejects.toThrow('of an admin');
});

test('a deleted account is signed out, and the person can sign up again', async () => {
  const { shopper, store, clientOf } = await startShop();
  const { dueAt } = await shopper.askAccountDeletion();
  await store.applyRetention({ days: retentionDefaults, now: Date.parse(dueAt) });
  await expect(shopper.getMyData()).rejects.toMatchObject({ status: 401 });
  expect(await (await clientOf(rahim)).getMyData()).toMatchObject({ orders: [], activity: [] });
});

test('one user may download the own data only so often in a minute', async () => {
  const { clientOf } = await startBackend({ rateLimits: { downloads: 2 } });
  const shopper = await clientOf(rahim);
  await shopper.getMyData();
  await shopper.getMyData();
  await expect(shopper.getMyData()).rejects.toMatchObject({ status: 429 });
  await expect((await clientOf(karim)).getMyData()).resolves.toMatchObject({ account: { email: karim } });
});

test('everybody may read how long the host keeps what', async () => {
  const retention = { ...retentionDefaults, audit: 30, zeroResultSearches: 90, backups: 14 };
  const { clientOf } = await startBackend({ retention });
  expect(await (await clientOf()).getRetention()).toEqual(retention);
});
