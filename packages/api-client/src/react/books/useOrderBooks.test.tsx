// @vitest-environment jsdom
import type { Order } from '@dealerkit/domain/entities';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { type CallName, HttpError } from '../../index.js';
import { useOrderBooks } from './useOrderBooks.js';

const line: Order = { _id: 'a', orderNumber: 7, status: 'handedOver', customer: 'c1', sum: 900, due: 400 };
const invoice = { number: '2026-000001', issuedAt: '2026-11-22T09:00:00.000Z', total: 900 };
const stated = { orderNumber: 7, lines: [line], total: 900, due: 400, invoices: [invoice] };
const customer = { _id: 'c1', name: 'Rahim', phones: [], balance: 400 };
const responses: Partial<Record<CallName, unknown>> = {
  getOrderByNumber: stated,
  getCustomer: customer,
  issueInvoice: invoice,
  confirmInvoiceDate: { modifiedCount: 1 },
};
const send = vi.fn<Send>(async (name) => responses[name]);
const messages = { invoices: { confirmDateTitle: (date: string) => `Is today ${date}?` }, locale: 'en' };
const onIssued = vi.fn<(number: string) => void>();

const books = async (lines: Order[], isAdmin: boolean) =>
  renderHook(send, () => useOrderBooks({ order: { state: 'ready', data: { lines } }, isAdmin }, onIssued, messages));

beforeEach(() => vi.clearAllMocks());

it('shows an admin the balance and the invoices, and issues one after the hand-over', async () => {
  const { result, close } = await books([line], true);
  await expect.poll(() => result().books).toMatchObject({ customer, invoices: [invoice] });
  expect(result().totals).toEqual(stated);
  await act(async () => {
    const { onIssueInvoice } = { onIssueInvoice: undefined, ...result().books };
    await onIssueInvoice?.();
  });
  expect(onIssued.mock.calls).toEqual([['2026-000001']]);
  await close();
  const open = await books([{ ...line, status: 'packed' }], true);
  await expect.poll(() => open.result().books).toMatchObject({ customer, onIssueInvoice: undefined });
  await open.close();
});

it('asks for the date that must be confirmed, and issues after it is', async () => {
  const conflict = new HttpError('issueInvoice', 409, 'Confirm.', [], { today: '2027-11-29' });
  send.mockImplementation(async (name) => {
    if (name !== 'issueInvoice') return responses[name];
    throw conflict;
  });
  const { result, close } = await books([line], true);
  await expect.poll(() => result().books).toMatchObject({ customer });
  const issue = (date?: string) =>
    act(async () => ({ onIssueInvoice: undefined, ...result().books }).onIssueInvoice?.(date));
  expect(await issue()).toMatchObject({ message: 'Is today November 29, 2027?', dateToConfirm: '2027-11-29' });
  send.mockImplementation(async (name) => responses[name]);
  expect(await issue('2027-11-29')).toBeUndefined();
  const calls = send.mock.calls.filter(([name]) => name === 'confirmInvoiceDate' || name === 'issueInvoice');
  expect(calls.map(([name, input]) => [name, input])).toEqual([
    ['issueInvoice', { number: '7' }],
    ['confirmInvoiceDate', { date: '2027-11-29' }],
    ['issueInvoice', { number: '7' }],
  ]);
  expect(onIssued.mock.calls).toEqual([['2026-000001']]);
  await close();
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

it('has no books of an order without a number', async () => {
  const { result, close } = await books([{ ...line, orderNumber: undefined }], true);
  expect(result()).toEqual({ totals: undefined, books: undefined });
  expect(send).not.toHaveBeenCalled();
  await close();
});
