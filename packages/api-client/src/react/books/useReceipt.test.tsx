// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { useReceipt } from './useReceipt.js';

const at = '2026-11-20T10:40:00.000Z';
const send = vi.fn<Send>(async (name) =>
  name === 'getCustomer'
    ? { _id: 'c1', name: 'Karim' }
    : ['payment', 'charge'].map((kind) => ({ _id: kind, at, kind, amount: -5 })),
);

it('reads the payment from the ledger at its time', async () => {
  const { result, close } = await renderHook(send, () => useReceipt('c1', { entry: 'payment', at }));
  await expect.poll(() => result()).toMatchObject({ state: 'ready', data: { entry: { _id: 'payment' } } });
  const ledger = send.mock.calls.find(([name]) => name === 'findLedger');
  expect(ledger?.[1]).toEqual({ id: 'c1', from: at, to: '2026-11-20T10:40:00.001Z' });
  await close();
});

it.each([
  ['charge', at],
  ['payment', 'yesterday'],
])('finds no payment %s at %s', async (entry, time) => {
  const { result, close } = await renderHook(send, () => useReceipt('c1', { entry, at: time }));
  await expect.poll(() => result()).toMatchObject({ state: 'failed', kind: 'notFound' });
  await close();
});
