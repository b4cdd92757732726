import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import type { Store } from '../../src/store/Store.ts';
import { admin, startBackend } from '../startBackend.ts';
import { identityOf, karim, order, rahim } from '../fixtures.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { call, ordersOf, signIn, startWithOrder } from './accounts.ts';

const notVerified = 'This e-mail address must be verified first. Reset the password by the mailed link, then sign in.';
const sessionEnded = 'Your session has ended. Sign in again.';

/** A store of an older version, in which the account of the admin has a second address. */
async function storeWithTwoAddresses(): Promise<Store> {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  await store.signIn(identityOf(admin, { admin: true }));
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
  const insert = db.prepare(`INSERT INTO users (_id, email, uid, search_text) VALUES (?, ?, ?, '')`);
  insert.run('a'.repeat(24), 'other-address@dealer.example', identityOf(admin).uid);
  db.close();
  return store;
}

describe('another account with a known address', () => {
  test('is refused while the address is not verified, and the first account keeps its session', async () => {
    const backend = await startWithOrder();
    const refused = await signIn(backend, rahim, { uid: 'other', emailVerified: false });
    expect(refused).toMatchObject({ status: 403, message: notVerified, issues: [{ path: 'email' }] });
    expect(await call(backend, backend.first, ordersOf(rahim))).toMatchObject({ status: 200, body: [order] });
  });

  test('gets the orders once the address is verified, which ends the sessions of the first account', async () => {
    const backend = await startWithOrder();
    const { token } = await signIn(backend, rahim, { uid: 'other' });
    expect(await call(backend, token, ordersOf(rahim))).toMatchObject({ status: 200, body: [order] });
    expect(await call(backend, backend.first, ordersOf(rahim))).toMatchObject({
      status: 401,
      body: { message: sessionEnded },
    });
    expect((await backend.store.findAudit({ limit: 1 })).rows).toMatchObject([
      { action: 'bind account', actor: rahim, subject: rahim },
    ]);
  });

  test('is accepted by the demo, whose accounts can be created again', async () => {
    const backend = await startBackend({ demo: true });
    await signIn(backend, rahim, { emailVerified: false });
    expect(await signIn(backend, rahim, { uid: 'other', emailVerified: false })).toMatchObject({ status: 200 });
  });
});

describe('an access token', () => {
  test('of before the verification of the address is refused', async () => {
    const backend = await startWithOrder(false);
    expect(await call(backend, backend.first, ordersOf(rahim))).toMatchObject({ status: 200 });
    const { token } = await signIn(backend, rahim, { emailVerified: true });
    expect(await call(backend, token, ordersOf(rahim))).toMatchObject({ status: 200 });
    expect(await call(backend, backend.first, ordersOf(rahim))).toMatchObject({ status: 401 });
  });

  test('of an unverified account never gains the role that the owner of the address gets later', async () => {
    const backend = await startBackend();
    const dealer = await backend.clientOf(admin);
    const { token: attacker } = await signIn(backend, rahim, { uid: 'attacker', emailVerified: false });
    const { token: owner } = await signIn(backend, rahim, { uid: 'owner' });
    await dealer.makeAdmin({ email: rahim });
    expect(await call(backend, owner, '/user')).toMatchObject({ status: 200 });
    expect(await call(backend, attacker, '/user')).toMatchObject({ status: 401 });
    expect(await signIn(backend, rahim, { uid: 'attacker', emailVerified: false })).toMatchObject({ status: 403 });
  });

  test('expires with the ID token that it was issued for', async () => {
    const backend = await startBackend();
    const expiresAt = Math.floor(Date.now() / 1000) + 60;
    const { token } = await signIn(backend, rahim, { expiresAt });
    const [, claims = ''] = token?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ exp: expiresAt });
  });
});

describe('making a user an admin', () => {
  test.each([
    { emailVerified: true, demo: false, status: 200 },
    { emailVerified: false, demo: false, status: 409 },
    { emailVerified: false, demo: true, status: 200 },
  ])('gets $status with emailVerified $emailVerified and demo $demo', async ({ emailVerified, demo, status }) => {
    const backend = await startBackend({ demo });
    const token = await backend.tokenOf(admin);
    await signIn(backend, rahim, { emailVerified });
    expect((await call(backend, token, `/user/admin/${rahim}`, 'PUT')).status).toBe(status);
    expect((await backend.store.getUser(rahim))?.role).toBe(status === 200 ? 'admin' : undefined);
    expect((await call(backend, token, '/user')).body).toMatchObject([{ emailVerified: true }, { emailVerified }]);
  });

  test('needs a verified address at each later sign-in', async () => {
    const backend = await startBackend();
    await (await backend.clientOf(rahim)).listParts();
    await (await backend.clientOf(admin)).makeAdmin({ email: rahim });
    expect(await signIn(backend, rahim, { emailVerified: false })).toMatchObject({ status: 403, message: notVerified });
    expect(await signIn(backend, rahim)).toMatchObject({ status: 200 });
  });
});

describe('blocking a user', () => {
  const blocked = { status: 403, message: 'This account is blocked. Contact the shop.', issues: [{ path: 'account' }] };

  test('refuses the next call and the next sign-in, and unblocking allows a new one', async () => {
    const backend = await startWithOrder();
    const dealer = await backend.clientOf(admin);
    expect(await dealer.blockUser({ email: rahim })).toEqual({ modifiedCount: 1 });
    expect(await dealer.blockUser({ email: rahim })).toEqual({ modifiedCount: 0 });
    const { status, body } = await call(backend, backend.first, ordersOf(rahim));
    expect({ status, ...body }).toMatchObject(blocked);
    expect(await signIn(backend, rahim)).toMatchObject(blocked);
    expect(await signIn(backend, rahim, { uid: 'other' })).toMatchObject(blocked);

    expect(await dealer.unblockUser({ email: rahim })).toEqual({ modifiedCount: 1 });
    const again = await signIn(backend, rahim, { authTime: Math.floor(Date.now() / 1000) + 60 });
    expect((await call(backend, again.token, ordersOf(rahim))).status).toBe(200);
    expect((await backend.store.findAudit({ limit: 2 })).rows).toMatchObject([
      { actor: admin, action: 'unblock user', subject: rahim },
      { actor: admin, action: 'block user', subject: rahim },
    ]);
  });

  test.each([
    ['block', admin, 'You cannot block yourself.'],
    ['block', 'other-address@dealer.example', 'You cannot block yourself.'],
    ['unadmin', admin, 'You cannot remove your own admin role. Another admin can.'],
  ])('and removing an admin refuses the own account: %s %s', async (action, email, message) => {
    const backend = await startBackend({ store: await storeWithTwoAddresses() });
    const token = await backend.tokenOf(admin);
    const { status, body } = await call(backend, token, `/user/${action}/${email}`, 'PUT');
    expect([status, body['message']]).toEqual([403, message]);
    expect((await call(backend, token, '/user')).status).toBe(200);
  });
});

describe('a configured admin', () => {
  test.each([
    { emailVerified: true, demo: false, status: 200 },
    { emailVerified: false, demo: false, status: 403 },
    { emailVerified: false, demo: true, status: 200 },
  ])('gets $status with emailVerified $emailVerified and demo $demo', async ({ emailVerified, demo, status }) => {
    const backend = await startBackend({ demo, adminEmails: [admin] });
    expect((await signIn(backend, admin, { emailVerified })).status).toBe(status);
    expect((await backend.store.getUser(admin))?.role).toBe(status === 200 ? 'admin' : undefined);
  });

  test('needs a verified address for every sign-in, including the first', async () => {
    const backend = await startBackend();
    for (const emailVerified of [false, true, false]) {
      expect((await signIn(backend, admin, { emailVerified })).status).toBe(emailVerified ? 200 : 403);
    }
    expect((await signIn(backend, rahim, { emailVerified: false })).status).toBe(200);
  });
});

test('an admin who is removed by another admin loses the role at once', async () => {
  const backend = await startBackend();
  const dealer = await backend.clientOf(admin);
  const token = await backend.tokenOf(rahim);
  await dealer.makeAdmin({ email: rahim });
  expect((await call(backend, token, '/user')).status).toBe(200);
  expect(await dealer.removeAdmin({ email: rahim })).toEqual({ modifiedCount: 1 });
  expect(await dealer.removeAdmin({ email: rahim })).toEqual({ modifiedCount: 0 });
  expect((await call(backend, token, '/user')).status).toBe(403);
});

test('an address that differs from another in a letter outside ASCII is another user', async () => {
  const kelvin = karim.replace('k', '\u212A');
  const backend = await startBackend({ adminEmails: [karim] });
  await backend.tokenOf(karim);
  const { token } = await signIn(backend, kelvin);
  expect((await call(backend, token, `/admin/${encodeURIComponent(kelvin)}`)).body).toEqual({ admin: false });
  expect((await call(backend, token, ordersOf(karim))).status).toBe(403);
  expect((await signIn(backend, karim.toUpperCase())).status).toBe(200);
});
