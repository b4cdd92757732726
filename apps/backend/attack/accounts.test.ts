import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealer } from '../tests/backendProcess.ts';
import { karim, order, rahim } from '../tests/fixtures.ts';
import { databaseNames, idTokenOf, type Shop, startShop } from './startShop.ts';

describe.each(databaseNames)('on %s', (database) => {
  let call: Shop['call'];
  let end: Shop['end'];
  beforeAll(async () => void ({ call, end } = await startShop(database)));
  afterAll(() => end());

  test('an account with the address of a customer sees and deletes nothing of the customer', async () => {
    const signIn = async (email: string, claims: Parameters<typeof idTokenOf>[1]) => {
      const { status, body } = await call(idTokenOf(email, claims), `/user/${email}`, 'PUT', { email });
      expect(status).toBe(200);
      return String(body['token']);
    };
    const dealerToken = await signIn(dealer, { sub: `uid-of-${dealer}`, email_verified: true });
    const ordered = await call(dealerToken, '/orderparts', 'POST', {
      ...order,
      userEmail: karim,
      address: 'Counter, Sylhet',
    });
    expect(ordered.status).toBe(201);
    const token = await signIn(karim, { sub: 'attacker', email_verified: false });
    const { insertedId } = ordered.body;
    const profile = { email: karim, username: 'Karim', loaction: 'Sylhet', phone: order.phone };
    expect((await call(dealerToken, `/updateuser/${karim}`, 'PUT', profile)).status).toBe(200);
    const responses = [
      await call(token, `/userOrders?email=${karim}`),
      await call(token, `/user/${karim}`),
      await call(token, `/user/${karim}/reviews`),
      await call(token, `/myorders/${String(insertedId)}`, 'DELETE'),
      await call(token, `/orders/${String(insertedId)}/status`, 'PUT', { from: 'placed', to: 'cancelled' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 403, 200, 403, 403]);
    for (const { text } of responses) expect(text).not.toMatch(/Counter|01700/);
    const own = await call(dealerToken, `/userOrders?email=${karim}`);
    expect(own.body).toMatchObject([{ _id: insertedId, status: 'placed' }]);
    const owner = await signIn(karim, { sub: 'owner', email_verified: true });
    expect((await call(owner, `/userOrders?email=${karim}`)).body).toMatchObject([{ _id: insertedId }]);
  });

  test('no name of an ID token fails a sign-in or is stored as it is', async () => {
    for (const name of ['n'.repeat(9000), 'Rahim\0Uddin', '\ud800Rahim']) {
      const idToken = idTokenOf(rahim, { sub: 'rahim', email_verified: true, name });
      const { status, body } = await call(idToken, `/user/${rahim}`, 'PUT', { email: rahim });
      expect(status).toBe(200);
      const user = await call(String(body['token']), `/user/${rahim}`);
      const username = String(user.body['username']);
      expect(username.length).toBeGreaterThan(4);
      expect(username.length).toBeLessThan(1000);
      expect(username).not.toMatch(/[\0\p{Surrogate}]/u);
    }
  });
});
