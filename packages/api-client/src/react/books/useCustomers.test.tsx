// @vitest-environment jsdom
import type { Customer, LedgerEntry } from '@dealerkit/domain/books';
import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { format } from '../../../tests/messages.js';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { type CallName, HttpError } from '../../index.js';
import { useAddCustomer } from './useAddCustomer.js';
import { useCustomer } from './useCustomer.js';
import { useCustomerActions } from './useCustomerActions.js';
import { useFindCustomers } from './useCustomerPicker.js';
import { useCustomers } from './useCustomers.js';
import { usePay } from './usePay.js';
import { useStatement } from './useStatement.js';

const rahim: Customer = { _id: 'c1', name: 'Rahim', phones: ['01700000142'], balance: 500 };
const karim: Customer = { ...rahim, _id: 'c2', name: 'Karim' };

const responses = new Map<CallName, unknown>();
const nextPages = new Map<CallName, unknown>();
const respond: Send = async (name, input, options) => {
  const isNextPage = (input as { before?: string }).before !== undefined;
  const response = (isNextPage && nextPages.get(name)) || responses.get(name);
  if (response instanceof Error) throw response;
  if (Array.isArray(response))
    options?.onHeaders?.(new Headers({ 'x-total-count': '3', link: '<?before=next>; rel="next"' }));
  return response;
};
const send = vi.fn<Send>();
const onSuccess = vi.fn<(message: string) => void>();
const settings = { onSuccess };
const inputs = (name: CallName) => send.mock.calls.filter(([sent]) => sent === name).map(([, input]) => input);

const conflictWith = (call: CallName, customer: Customer) => new HttpError(call, 409, undefined, [], { customer });

beforeEach(() => {
  responses.clear();
  nextPages.clear();
  send.mockReset().mockImplementation(respond);
  onSuccess.mockClear();
});

it('begins other criteria with their first page', async () => {
  responses.set('findCustomers', [rahim]);
  const useSorted = () => {
    const [search, setSearch] = useState('');
    const onReplace = (href: string) => setSearch(new URL(href, location.href).search);
    return useCustomers(search, { onReplace, onOpen: () => expect.unreachable() }, { exists: String });
  };
  const { result, close } = await renderHook(send, useSorted);
  await expect.poll(() => result()).toMatchObject({ customers: { data: [rahim] }, total: 3 });
  await act(async () => result().onMore?.());
  await expect.poll(() => inputs('findCustomers')).toContainEqual({ sort: 'name', limit: 50, before: 'next' });
  await act(async () => result().onFilter({ search: '', sort: '-balance' }));
  await expect.poll(() => result()).toMatchObject({ isUpdating: false });
  expect(inputs('findCustomers').slice(-1)).toEqual([{ sort: '-balance', limit: 50, before: undefined }]);
  await close();
});

it('opens the only customer who matches a text, and no one of several', async () => {
  const onOpen = vi.fn<(id: string) => void>();
  const options = { onReplace: () => expect.unreachable(), onOpen };
  const { result, close } = await renderHook(send, () => useCustomers('', options, { exists: String }));
  responses.set('findCustomers', [rahim, karim]);
  await act(async () => result().onOpen('0170'));
  await expect.poll(() => inputs('findCustomers')).toContainEqual({ search: '0170', limit: 8 });
  responses.set('findCustomers', [karim]);
  await act(async () => result().onOpen('Karim'));
  await expect.poll(() => onOpen.mock.calls).toEqual([['c2']]);
  await close();
});

it('names the customer who has the phone number of a new one', async () => {
  const messages = { added: 'Added.', exists: (name: string) => `${name} has this number.` };
  const { result, close } = await renderHook(send, () => useAddCustomer(messages), settings);
  const add = async (onAdded: (id: string) => void) => {
    let error: { message: string } | undefined;
    await act(async () => (error = await result().onAdd({ name: 'New', phones: ['01700000142'] }, onAdded)));
    return error?.message;
  };
  responses.set('addCustomer', conflictWith('addCustomer', karim));
  expect(await add(() => expect.unreachable())).toBe('Karim has this number.');
  expect(result().existing).toEqual(karim);
  responses.set('addCustomer', { insertedId: 'c3' });
  const onAdded = vi.fn<(id: string) => void>();
  expect(await add(onAdded)).toBeUndefined();
  expect(onAdded).toHaveBeenCalledExactlyOnceWith('c3');
  expect(onSuccess.mock.calls).toEqual([['Added.', 'addCustomer']]);
  expect(result().existing).toBeUndefined();
  await close();
});

it('says why no customer is found', async () => {
  const { result, close } = await renderHook(send, () => useFindCustomers());
  responses.set('findCustomers', [rahim]);
  expect(await result()('Rahim')).toEqual([rahim]);
  responses.set('findCustomers', new HttpError('findCustomers', 429, undefined, []));
  expect(await result()('Rahim')).toEqual({ message: 'tooMany' });
  await close();
});

const paymentMessages = {
  ...format,
  ledger: {
    paymentDone: (amount: string, balance: string) => `${amount}, then ${balance}`,
    chequeReceived: (amount: string) => `${amount} waits`,
    refundDone: (amount: string, balance: string) => `${amount} back, then ${balance}`,
    refundTooHigh: (paid: string) => `Paid ${paid}.`,
    mayBeRecorded: 'Perhaps.',
    alreadyRecorded: (time: string) => `Already recorded at ${time}?`,
  },
  locale: 'en-BD',
};

it('says what is paid and owed after a payment', async () => {
  const { result, close } = await renderHook(send, () => usePay(paymentMessages), settings);
  responses.set('addLedgerEntry', { insertedId: 'e1', balance: 300 });
  await act(async () => result()(rahim, { amount: 200, method: 'cash' }, {}));
  expect(inputs('addLedgerEntry')).toEqual([{ id: 'c1', kind: 'payment', amount: 200, method: 'cash' }]);
  expect(onSuccess.mock.calls).toEqual([['2, then 3', 'addLedgerEntry']]);
  responses.set('addLedgerEntry', { insertedId: 'q1', balance: 500, cheque: 'received' });
  await act(async () => result()(rahim, { amount: 200, method: 'cheque' }, {}));
  expect(onSuccess.mock.lastCall).toEqual(['2 waits', 'addLedgerEntry']);
  responses.set('addLedgerEntry', new HttpError('addLedgerEntry', 503, undefined, []));
  let error: { message: string } | undefined;
  await act(async () => (error = await result()(rahim, { amount: 200, method: 'cash' }, {})));
  expect(error?.message).toBe('Perhaps.');
  const recordedAt = new Date(2026, 0, 2, 14, 2).toISOString();
  responses.set('addLedgerEntry', new HttpError('addLedgerEntry', 409, 'Recorded.', [], { recordedAt }));
  await act(async () => (error = await result()(rahim, { amount: 200, method: 'cash' }, {})));
  expect(error).toMatchObject({ message: 'Already recorded at 14:02?', isRecorded: true });
  await close();
});

it('says what is paid back, and that a refund is above what was paid', async () => {
  const { result, close } = await renderHook(send, () => usePay(paymentMessages, 'refund'), settings);
  const refund = { amount: 200, method: 'cash', note: 'Wrong hub' } as const;
  responses.set('addLedgerEntry', { insertedId: 'e1', balance: 300 });
  await act(async () => result()(rahim, refund, {}));
  expect(inputs('addLedgerEntry')).toEqual([{ id: 'c1', kind: 'refund', ...refund }]);
  expect(onSuccess.mock.calls).toEqual([['2 back, then 3', 'addLedgerEntry']]);
  responses.set('addLedgerEntry', new HttpError('addLedgerEntry', 409, 'Too much.', [], { paid: 100 }));
  let error: { message: string } | undefined;
  await act(async () => (error = await result()(rahim, refund, {})));
  expect(error?.message).toBe('Paid 1.');
  await close();
});

it('tells a changed customer from one who has the phone number', async () => {
  const messages = {
    customers: {
      saved: 'Saved.',
      merged: 'Merged.',
      linked: 'Linked.',
      unlinked: 'Unlinked.',
      exists: (name: string) => `${name} has this number.`,
      changedMeanwhile: 'Changed meanwhile.',
    },
    ledger: { adjustmentDone: 'Adjusted.', reverseDone: 'Reversed.', mayBeRecorded: 'Perhaps.' },
  };
  const { result, close } = await renderHook(send, () => useCustomerActions('c1', rahim, messages), settings);
  const save = async (name: string) => {
    let error: { message: string } | undefined;
    await act(async () => (error = await result().onSave({ name, phones: rahim.phones })));
    return error?.message;
  };
  expect(await save('Rahim')).toBeUndefined();
  expect(inputs('updateCustomer')).toEqual([]);
  responses.set('updateCustomer', conflictWith('updateCustomer', karim));
  expect(await save('Rahim Uddin')).toBe('Karim has this number.');
  expect(result().existing).toEqual(karim);
  responses.set('updateCustomer', conflictWith('updateCustomer', rahim));
  expect(await save('Rahim Uddin')).toBe('Changed meanwhile.');
  expect(result().existing).toBeUndefined();
  await close();
});

const entry = (id: string, balance: number): LedgerEntry => ({
  _id: id,
  at: '2026-01-01T00:00:00.000Z',
  kind: 'charge',
  amount: 500,
  orderNumber: 1001,
  by: 'admin@example.com',
  balance,
});

it('finds the orders of the customer who is kept, and says what is due once the whole ledger is loaded', async () => {
  responses
    .set('getCustomer', karim)
    .set('findLedger', [entry('e1', 500)])
    .set('findOrders', []);
  const { result, close } = await renderHook(send, () => useCustomer('c1'));
  await expect.poll(() => inputs('findOrders')).toMatchObject([{ customer: 'c2' }]);
  await expect.poll(() => result().ledger.state).toBe('ready');
  expect(result().overdue).toBeUndefined();
  nextPages.set('findLedger', [entry('e2', 1000), entry('e3', 1500)]);
  await act(async () => result().onMore?.());
  await expect.poll(() => result()).toMatchObject({ overdue: 1500, onMore: undefined });
  await close();
});

it('has a statement of an order that was charged several times', async () => {
  const entries = [entry('e2', 1000), entry('e1', 500)];
  send.mockImplementation(async (name, _input, options) => {
    if (name === 'getCustomer') return rahim;
    options?.onHeaders?.(new Headers({ 'x-total-count': '2' }));
    return entries;
  });
  const { result, close } = await renderHook(send, () => useStatement('c1', { from: '', to: '' }));
  const data = { customer: rahim, entries, closingBalance: 1000 };
  await expect.poll(() => result().statement).toEqual({ state: 'ready', data });
  await close();
});

it('closes a statement of a period without entries with the balance before it', async () => {
  send.mockImplementation(async (name, input, options) => {
    if (name === 'getCustomer') return rahim;
    options?.onHeaders?.(new Headers({ 'x-total-count': '0' }));
    return 'from' in (input as object) ? [] : [entry('e1', 700)];
  });
  const dates = { from: '2026-02-01', to: '2026-02-28' };
  const { result, close } = await renderHook(send, () => useStatement('c1', dates));
  const data = { customer: rahim, entries: [], closingBalance: 700 };
  await expect.poll(() => result().statement).toEqual({ state: 'ready', data });
  expect(inputs('findLedger')).toContainEqual({ id: 'c1', to: '2026-02-28', limit: 1 });
  await close();
});
