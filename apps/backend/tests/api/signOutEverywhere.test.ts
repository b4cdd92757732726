import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/Store.ts';
import { karim, rahim } from '../fixtures.ts';
import { databases } from '../databases.ts';
import { admin, startBackend } from '../startBackend.ts';
import { call, ordersOf, signIn } from './accounts.ts';

const ended = {
  status: 401,
  body: { message: 'Your session has ended. Sign in again.', issues: [{ path: 'account', message: 'was signed out' }] },
};
const now = Math.floor(Date.now() / 1000);
const earlier = { authTime: now - 60 };
// Later than all tests of this file on a slow machine.
const later = { authTime: now + 600 };

describe.each(databases)('signing out everywhere, on %s', (_name, open) => {
  test.each([
    ['the user', rahim],
    ['an admin', admin],
  ])('ends all access tokens of the user at once, if %s asks for it', async (_who, caller) => {
    const backend = await startBackend({ store: await open() });
    const tokens = [await signIn(backend, rahim, earlier), await signIn(backend, rahim)].map(({ token }) => token);
    const other = await backend.tokenOf(karim);
    const token = caller === rahim ? tokens[0] : await backend.tokenOf(admin);
    expect(await call(backend, token, `/user/signout/${rahim}`, 'PUT')).toMatchObject({ body: { modifiedCount: 1 } });
    for (const old of tokens) expect(await call(backend, old, ordersOf(rahim))).toMatchObject(ended);
    expect((await call(backend, other, ordersOf(karim))).status).toBe(200);
    expect((await backend.store.findAudit({ limit: 1 })).rows).toMatchObject([
      { actor: caller, action: 'sign out everywhere', subject: rahim },
    ]);
  });

  test('refuses the renewal by an ID token of an earlier sign-in, until the user signs in again', async () => {
    const backend = await startBackend({ store: await open() });
    const { token } = await signIn(backend, rahim, earlier);
    await call(backend, token, `/user/signout/${rahim}`, 'PUT');
    expect(await signIn(backend, rahim, earlier)).toMatchObject({ status: 401, message: ended.body.message });
    const again = await signIn(backend, rahim, later);
    expect((await call(backend, again.token, ordersOf(rahim))).status).toBe(200);
    expect(await call(backend, token, ordersOf(rahim))).toMatchObject(ended);
  });

  test('of an unknown user changes nothing', async () => {
    const backend = await startBackend({ store: await open() });
    const token = await backend.tokenOf(admin);
    expect((await call(backend, token, `/user/signout/${rahim}`, 'PUT')).body).toEqual({ modifiedCount: 0 });
    expect((await call(backend, token, '/user')).status).toBe(200);
  });

  test('is part of blocking a user', async () => {
    const backend = await startBackend({ store: await open() });
    const dealer = await backend.clientOf(admin);
    const { token } = await signIn(backend, rahim, earlier);
    await dealer.blockUser({ email: rahim });
    await dealer.unblockUser({ email: rahim });
    expect(await call(backend, token, ordersOf(rahim))).toMatchObject(ended);
    expect((await signIn(backend, rahim, earlier)).status).toBe(401);
    expect((await signIn(backend, rahim, later)).status).toBe(200);
  });

  test('applies to all addresses of the account', async () => {
    const store = await open();
    const backend = await startBackend({ store });
    // The first address was never verified, so the account has two users.
    const first = await signIn(backend, karim, { uid: 'rahim', emailVerified: false });
    const second = await signIn(backend, rahim, { uid: 'rahim' });
    await call(backend, second.token, `/user/signout/${rahim}`, 'PUT');
    expect(await call(backend, first.token, ordersOf(karim))).toMatchObject(ended);
  });
});

test('a call reads the database once to identify its user', async () => {
  const backend = await startBackend();
  const token = await backend.tokenOf(rahim);
  const reads: string[] = [];
  const { store } = backend;
  const counting = Object.fromEntries(
    Object.entries(store).map(([name, method]: [string, unknown]) => [
      name,
      typeof method === 'function'
        ? (...args: unknown[]): unknown => {
            reads.push(name);
            return Reflect.apply(method, store, args);
          }
        : method,
    ]),
  ) as unknown as Store;
  const { app } = await startBackend({ store: counting });
  await app.ready();
  reads.length = 0;
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: `/api${ordersOf(rahim)}`, headers })).statusCode).toBe(200);
  expect(reads).toEqual(['getAccount', 'listOrders']);
});
