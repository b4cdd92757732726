// @vitest-environment jsdom
import type { Order } from '@dealerkit/domain/entities';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../tests/renderWithClient.js';
import { type CallName, documentedAbilities } from '../index.js';
import { useOrderBooks } from './useOrderBooks.js';

const line: Order = { _id: 'a', orderNumber: 7, status: 'handedOver', customer: 'c1', sum: 900, due: 400 };
const invoice = { number: '2026-000001', issuedAt: '2026-11-22T09:00:00.000Z', total: 900 };
const stated = { orderNumber: 7, lines: [line], total: 900, due: 400, invoices: [invoice] };
const customer = { _id: 'c1', name: 'Rahim', phones: [], balance: 400 };
const responses: Partial<Record<CallName, unknown>> = {
  getOrderByNumber: stated,
  getCustomer: customer,
  issueInvoice: invoice,
};
const send = vi.fn<Send>(async (name) => responses[name]);
const onIssued = vi.fn<(number: string) => void>();

const books = async (lines: Order[], isAdmin: boolean, abilities = {}) =>
  renderHook(send, () => useOrderBooks({ order: { state: 'ready', data: { lines } }, isAdmin }, onIssued), abilities);

beforeEach(() => vi.clearAllMocks());

it('shows an admin the balance and the invoices, and issues one after the hand-over', async () => {
  const { result, close } = await books([line], true);
  await vi.waitFor(() => expect(result().books).toMatchObject({ customer, invoices: [invoice] }), 20_000);
  expect(result().totals).toEqual(stated);
  await act(async () => {
    const { onIssueInvoice } = { onIssueInvoice: undefined, ...result().books };
    await onIssueInvoice?.();
  });
  expect(onIssued.mock.calls).toEqual([['2026-000001']]);
  await close();
  const open = await books([{ ...line, status: 'packed' }], true);
  await vi.waitFor(() => expect(open.result().books).toMatchObject({ customer, onIssueInvoice: undefined }), 20_000);
  await open.close();
});

it('shows a customer the terms and invoices of the own order without a call', async () => {
  const { result, close } = await books([{ ...line, invoices: [invoice] }], false);
  expect(result()).toEqual({ totals: { total: 900, due: 400 }, books: { invoices: [invoice] } });
  expect(send).not.toHaveBeenCalled();
  await close();
  const plain = await books([{ _id: 'a', sum: 900 }], false);
  expect(plain.result().totals).toBeUndefined();
  await plain.close();
});

it('has no books on a host without them', async () => {
  const { result, close } = await books([line], true, { abilities: documentedAbilities });
  expect(result()).toEqual({ totals: undefined, books: undefined });
  expect(send).not.toHaveBeenCalled();
  await close();
});
