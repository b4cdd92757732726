import { describe, expect, test } from 'vitest';
import { identityOf, rahim } from '../fixtures.ts';
import { call, ordersOf, signIn, startWithOrder } from './accounts.ts';

describe('a known account with a new address', () => {
  const changed = 'rahim.uddin@example.com';
  const claims = { uid: identityOf(rahim).uid };

  test('keeps its orders, and the tokens for the former address end', async () => {
    const backend = await startWithOrder();
    const { token } = await signIn(backend, changed, claims);
    expect(await call(backend, token, ordersOf(changed))).toMatchObject({
      status: 200,
      body: [{ userEmail: changed, history: [{ by: changed }] }],
    });
    expect(await call(backend, backend.first, ordersOf(rahim))).toMatchObject({ status: 401 });
  });

  test('is refused with a sentence if another user has that address', async () => {
    const backend = await startWithOrder();
    await signIn(backend, changed);
    expect(await signIn(backend, changed, claims)).toMatchObject({
      status: 409,
      message: 'This e-mail address belongs to another user of the shop. Contact the shop.',
      issues: [{ path: 'email' }],
    });
  });
});
