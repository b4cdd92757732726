// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { useReceipt } from './useReceipt.js';

const at = '2026-11-20T10:40:00.000Z';
const send = vi.fn<Send>(async (name) =>
  name === 'getCustomer'
    ? { _id: 'c1', name: 'Karim' }
    : name === 'findCheques'
      ? []
      : ['payment', 'charge'].map((kind) => ({ _id: kind, at, kind, amount: -5 })),
);

it('reads the payment from the ledger at its time', async () => {
  const { result, close } = await renderHook(send, () => useReceipt('c1', { entry: 'payment', at }));
  await expect.poll(() => result()).toMatchObject({ state: 'ready', data: { entry: { _id: 'payment' } } });
  const ledger = send.mock.calls.find(([name]) => name === 'findLedger');
  expect(ledger?.[1]).toEqual({ id: 'c1', from: at, to: '2026-11-20T10:40:00.001Z' });
  await close();
});

it('takes a cheque that has not cleared as a payment beside the balance', async () => {
  const cheque = {
    _id: 'q1',
    customer: {},
    receivedAt: at,
    amount: 700,
    chequeDate: '2027-01-07',
    status: 'received',
    by: 'a',
  };
  const sendCheque = vi.fn<Send>(async (name) => {
    if (name === 'getCustomer') return { _id: 'c1', name: 'Karim', balance: 900 };
    return name === 'findCheques' ? [cheque] : [];
  });
  const { result, close } = await renderHook(sendCheque, () => useReceipt('c1', { entry: 'q1', at }));
  const entry = {
    _id: 'q1',
    at,
    kind: 'payment',
    method: 'cheque',
    amount: -700,
    balance: 900,
    chequeDate: '2027-01-07',
    by: 'a',
  };
  await expect.poll(() => result()).toMatchObject({ state: 'ready', data: { isWaiting: true } });
  const state = result();
  expect(state.state === 'ready' && state.data.entry).toEqual(entry);
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
