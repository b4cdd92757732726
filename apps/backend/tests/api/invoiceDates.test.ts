import { onTestFinished, expect, test, vi } from 'vitest';
import { createAccessTokens } from '../../src/identity/accessTokens.ts';
import { disc } from '../fixtures.ts';
import { admin, startBackend } from '../startBackend.ts';
import { handOver } from '../store/conformance/shop.ts';

/** A backend with a clock that a test sets, whose requests are of an admin who signs in for each. */
async function startAt(time: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
  onTestFinished(() => void vi.useRealTimers());
  const { app, store, tokenOf } = await startBackend({
    accessTokens: createAccessTokens(new Uint8Array(32).fill(7), () => Date.now()),
  });
  await store.addPart(disc);
  const send = async (method: 'PUT' | 'POST', url: string, payload: object = {}) => {
    const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
    const response = await app.inject({ method, url: `/api${url}`, headers, payload });
    return [response.statusCode, response.json<object>()];
  };
  let orders = 1000;
  return {
    store,
    send,
    issue: async () => {
      await handOver(store);
      orders++;
      return send('POST', `/orders/number/${orders}/invoice`);
    },
  };
}

test('a year that the clock jumped begins once an admin has confirmed the date, for invoices and credit notes', async () => {
  const { issue, send } = await startAt('2026-11-20T10:00:00+06:00');
  expect(await issue()).toEqual([201, { number: '2026-000001' }]);
  vi.setSystemTime(new Date('2027-11-29T01:00:00+06:00'));
  const refused = [409, expect.objectContaining({ today: '2027-11-29' }) as object];
  expect(await issue()).toEqual(refused);
  expect(await send('POST', '/invoices/2026-000001/credit', { reason: 'Wrong name' })).toEqual(refused);
  expect(await send('PUT', '/invoices/date/2027-11-28')).toEqual(refused);
  expect(await send('PUT', '/invoices/date/2027-11-29')).toEqual([200, { modifiedCount: 1 }]);
  expect(await send('POST', '/orders/number/1002/invoice')).toEqual([201, { number: '2027-000001' }]);
  expect(await send('POST', '/invoices/2026-000001/credit', { reason: 'Wrong name' })).toEqual([
    201,
    { number: 'CN-2027-000001' },
  ]);
});

test('a sign-in in December lets the next year begin by itself', async () => {
  const { issue, send } = await startAt('2026-10-01T10:00:00+06:00');
  expect(await issue()).toEqual([201, { number: '2026-000001' }]);
  vi.setSystemTime(new Date('2026-12-20T10:00:00+06:00'));
  await send('PUT', `/user/${admin}`);
  vi.setSystemTime(new Date('2027-01-12T10:00:00+06:00'));
  expect(await issue()).toEqual([201, { number: '2027-000001' }]);
});

test('an invoice after a restore is refused with the command that confirms its number', async () => {
  const { store, issue } = await startAt('2026-11-20T10:00:00+06:00');
  await store.requireInvoiceNumbers('2026-11-20');
  expect(await issue()).toEqual([
    409,
    expect.objectContaining({
      message: expect.stringContaining('admin -- confirm-number 2026-000001') as string,
    }) as object,
  ]);
});
