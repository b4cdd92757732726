import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WrongClockError } from '../../src/identity/WrongClockError.ts';
import { databases } from '../databases.ts';
import { rahim } from '../fixtures.ts';
import { admin, startBackend } from '../startBackend.ts';
import { call, ordersOf, signIn } from './accounts.ts';

const year = 365 * 86_400_000;

/** Sets the clock of the server ahead, and returns the function that sets it back. */
function setClockAhead(milliseconds: number): () => void {
  const clock = vi.spyOn(Date, 'now');
  const start = performance.timeOrigin + performance.now();
  clock.mockImplementation(() => Math.floor(start + milliseconds));
  onTestFinished(() => clock.mockRestore());
  return () => clock.mockRestore();
}

const now = () => Math.floor(Date.now() / 1000);

describe.each(databases)('on %s', (_name, open) => {
  test('a user who is signed out while the clock is a year ahead signs in once it is set back', async () => {
    const backend = await startBackend({ store: await open() });
    const before = now() - 120;
    const { token } = await signIn(backend, rahim, { authTime: before });
    const adminToken = await backend.tokenOf(admin);
    const setBack = setClockAhead(year);
    await backend.store.signOutEverywhere(rahim, admin);
    setBack();
    expect((await call(backend, token, ordersOf(rahim))).status).toBe(401);
    expect((await signIn(backend, rahim, { authTime: before })).status).toBe(401);
    const again = await signIn(backend, rahim, { authTime: now() - 1 });
    expect((await call(backend, again.token, ordersOf(rahim))).status).toBe(200);
    expect((await call(backend, token, ordersOf(rahim))).status).toBe(401);
    expect((await call(backend, adminToken, '/user')).status).toBe(200);
  });
});

test('a sign-in that shows that the clock of the server is wrong says so, and admins read it in the health', async () => {
  const backend = await startBackend();
  const adminToken = await backend.tokenOf(admin);
  expect((await call(backend, adminToken, '/healthz/detail')).body).toEqual({ status: 'ok' });
  const late = await startBackend({
    store: backend.store,
    verifyIdToken: async () => {
      throw new WrongClockError(3600);
    },
  });
  expect(await signIn(late, rahim)).toMatchObject({
    status: 503,
    message: 'You cannot sign in because the clock of the shop’s server is wrong. Tell the shop.',
  });
  expect((await call(late, adminToken, '/healthz/detail')).body).toEqual({
    status: 'ok',
    clock: { behindSeconds: 3600, seenAt: expect.any(String) as unknown },
  });
});
