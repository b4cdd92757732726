// @vitest-environment jsdom
import type { Customer } from '@dealerkit/domain/books';
import { act, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderHook, type Send, stubClient } from '../../../tests/renderWithClient.js';
import { type CallName, NetworkError } from '../../index.js';
import { findNamed, useAdminSuggestions } from './useAdminSuggestions.js';

const rahim: Customer = { _id: 'c1', name: 'Rahim', phones: ['+8801700000142'], balance: 500 };
const karim: Customer = { ...rahim, _id: 'c2', name: 'Karim', phones: ['+8801700000143', '+8801819000731'] };
const order = { _id: 'l1', orderNumber: 1029, userName: 'Rahim', status: 'placed' };
const pad = { kind: 'part', text: 'Brake pad', id: 'p1', number: '29088', price: 3200, stock: 4 };

const responses = new Map<CallName, unknown>();
const send = vi.fn<Send>();
const inputs = (name: CallName) => send.mock.calls.filter(([sent]) => sent === name).map(([, input]) => input);

beforeEach(() => {
  responses.clear();
  responses.set('findCustomers', [karim, rahim]);
  responses.set('findOrders', [order, { ...order, _id: 'l2' }]);
  responses.set('findSuggestions', [pad, { kind: 'category', text: 'Brakes', count: 4 }]);
  send.mockReset().mockImplementation(async (name) => {
    const response = responses.get(name);
    if (response instanceof Error) throw response;
    return response;
  });
});

const settings = { phoneCountryCode: '880' };

const useTyped = (typed: string) => {
  const [text, setText] = useState(typed);
  return { ...useAdminSuggestions(text, settings), setText };
};

const type = async (text: string) => {
  const { result, close } = await renderHook(send, () => useTyped(text));
  await expect.poll(() => result().isUpdating).toBe(false);
  await expect.poll(() => result().customers.state).not.toBe('loading');
  return { result, close };
};

it('finds customers and parts by a name, and no order', async () => {
  const { result, close } = await type('rahim');
  await expect.poll(() => result().parts).toEqual({ state: 'ready', data: [pad] });
  expect(result()).toMatchObject({
    customers: { data: [karim, rahim] },
    orders: { state: 'ready', data: [] },
    named: undefined,
  });
  expect(inputs('findCustomers')).toEqual([{ search: 'rahim', limit: 5 }]);
  expect(inputs('findOrders')).toEqual([]);
  await close();
});

it.each(['01700000142', '01700-000 142', '+880 1700-000142', '০১৭০০০০০১৪২'])(
  'names the customer with the number %s, who need not be the first',
  async (text) => {
    const { result, close } = await type(text);
    expect(result().named).toEqual({ kind: 'customer', key: 'c1' });
    await close();
  },
);

it.each(['1029', '#1029', '১০২৯'])('names the order with the number %s', async (text) => {
  const { result, close } = await type(text);
  await expect.poll(() => result().named).toEqual({ kind: 'order', key: '1029' });
  expect(result().orders).toMatchObject({ data: [{ shownNumber: '1029', lines: [{ _id: 'l1' }, { _id: 'l2' }] }] });
  expect(inputs('findOrders')).toEqual([{ number: '1029', limit: 1 }]);
  await close();
});

it('names no customer by a part of a number, and none of two with the same number', async () => {
  responses.set('findCustomers', [rahim, { ...karim, phones: rahim.phones }]);
  const { result, close } = await type('0170000014');
  expect(result().named).toBeUndefined();
  await act(async () => result().setText('01700000142'));
  await expect.poll(() => result().isUpdating).toBe(false);
  expect(result().named).toBeUndefined();
  await close();
});

it('keeps the customers of the text before, and names the one of the present text', async () => {
  const { result, close } = await type('0170000014');
  responses.set('findCustomers', new Promise(() => undefined));
  await act(async () => result().setText('01700000142'));
  expect(result()).toMatchObject({ isUpdating: true, named: { key: 'c1' }, customers: { data: [karim, rahim] } });
  await close();
});

it('has what was found when another call fails', async () => {
  responses.set('findCustomers', new NetworkError('findCustomers', new TypeError('offline')));
  const { result, close } = await type('1029');
  await expect.poll(() => result().named).toEqual({ kind: 'order', key: '1029' });
  expect(result().customers.state).toBe('failed');
  await close();
});

it('asks for nothing before two characters', async () => {
  const { close } = await renderHook(send, () => useTyped('1'));
  expect(send).not.toHaveBeenCalled();
  await close();
});

describe('findNamed', () => {
  const find = (text: string) => findNamed(stubClient(send), text, '880');

  it('finds the customer of a phone number, and otherwise the order', async () => {
    await expect(find(' 01819-000731 ')).resolves.toEqual({ kind: 'customer', key: 'c2' });
    await expect(find('1029')).resolves.toEqual({ kind: 'order', key: '1029' });
    await expect(find('01711000000')).resolves.toBeUndefined();
    expect(inputs('findCustomers')).toEqual([
      { search: '01819-000731', limit: 5 },
      { search: '01711000000', limit: 5 },
    ]);
  });

  it('makes no call for another text', async () => {
    await expect(find('brake pad')).resolves.toBeUndefined();
    expect(send).not.toHaveBeenCalled();
  });
});
