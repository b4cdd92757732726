// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { useInvoice } from './useInvoice.js';

const send = vi.fn<Send>();
const respond =
  (admin: boolean): Send =>
  async (name) => {
    if (name === 'getAdmin') return { admin };
    if (name === 'getInvoice') return { number: '2026-7', orderNumber: 1042 };
    return name === 'creditInvoice' ? { number: '2026-8' } : { lines: [], paid: 300, due: 200 };
  };
const onCredited = vi.fn<(number: string) => void>();
const messages = { invoices: { confirmDateTitle: (date: string) => `Is today ${date}?` }, locale: 'en' };
const use = () => useInvoice('2026-7', { email: 'admin@example.com', onCredited }, messages);

it('says what of the order is paid, and credits the invoice for an admin', async () => {
  send.mockImplementation(respond(true));
  const { result, close } = await renderHook(send, use);
  await expect.poll(() => result()).toMatchObject({ money: { paid: 300, due: 200 }, orderNumber: '1042' });
  await act(async () => result().onCredit?.('Wrong price'));
  const credits = send.mock.calls.filter(([name]) => name === 'creditInvoice');
  expect(credits).toMatchObject([['creditInvoice', { number: '2026-7', reason: 'Wrong price' }, {}]]);
  expect(onCredited).toHaveBeenCalledExactlyOnceWith('2026-8');
  await close();
});

it('lets no customer credit an invoice', async () => {
  send.mockImplementation(respond(false));
  const { result, close } = await renderHook(send, use);
  await expect.poll(() => result().money).toBeDefined();
  expect(result().onCredit).toBeUndefined();
  await close();
});
