import { expect, test } from 'vitest';
import { admin, startBackend } from '../startBackend.ts';

const salma = { name: 'Salma', phones: ['01811-000001'] };

/** A backend, and a function that sends a call of an admin. */
async function startPayments() {
  const { app, tokenOf } = await startBackend();
  async function send(url: string, payload: object, key?: string) {
    const headers = { authorization: `Bearer ${await tokenOf(admin)}`, ...(key && { 'idempotency-key': key }) };
    return app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
  }
  return { send };
}

test('a payment entered again is a 409 with the time of the first one until it is confirmed', async () => {
  const { send } = await startPayments();
  const { insertedId } = (await send('/customers', salma)).json<{ insertedId: string }>();
  const pay = (payment: object, key: string) => send(`/customers/${insertedId}/ledger`, payment, key);
  const payment = { kind: 'payment', amount: 500, method: 'cash' };
  const start = Date.now();
  const added = await pay(payment, 'first');
  const end = Date.now();
  expect(added.statusCode).toBe(201);
  const again = await pay(payment, 'second');
  expect(again.statusCode).toBe(409);
  const recordedAt = Date.parse(again.json<{ recordedAt: string }>().recordedAt);
  expect(recordedAt).toBeGreaterThanOrEqual(start);
  expect(recordedAt).toBeLessThanOrEqual(end);
  expect((await pay(payment, 'first')).json()).toEqual(added.json());
  expect((await pay({ ...payment, isRepeated: true }, 'third')).json()).toMatchObject({ balance: -1000 });
});

test.each(['cash', 'bkash', 'nagad', 'bank', 'other'])('%s has no cheque date', async (method) => {
  const { send } = await startPayments();
  const payment = { kind: 'payment', amount: 500, method, chequeDate: '2026-01-31' };
  const refused = await send('/customers/x/ledger', payment);
  expect([refused.statusCode, refused.json<{ issues: unknown }>().issues]).toEqual([
    400,
    [{ path: 'chequeDate', message: 'is that of a cheque' }],
  ]);
});
