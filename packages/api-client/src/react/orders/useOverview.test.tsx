// @vitest-environment jsdom
import type { Order } from '@dealerkit/domain/entities';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook, type Send, stubClient } from '../../../tests/renderWithClient.js';
import { type CallName, dealerkitCapabilities, documentedCapabilities, HttpError } from '../../index.js';
import { forgetPreloaded } from '../data/requests/preloaded.js';
import { preloadOverview, useLastOrders, useOverview } from './useOverview.js';

const email = 'nasrin@example.com';
const orders = ['1', '2', '3', '4'].map((_id): Order => ({
  _id,
  product_name: `Part ${_id}`,
  userEmail: email,
  userName: 'Nasrin',
  orderQuantity: 1,
}));
const parts = [{ _id: 'p1', product_name: 'Part 1' }];
const users = [{ _id: 'u1', email }];

const responses = new Map<CallName, unknown>();
const send = vi.fn<Send>(async (name) => {
  const response = responses.get(name);
  if (response instanceof Error) throw response;
  return response;
});
const sent = () => send.mock.calls.map(([name]) => name);

beforeEach(() => {
  send.mockClear();
  forgetPreloaded(['getAdmin', 'getOverview', 'listOrders', 'listParts']);
  responses.clear();
  responses.set('listOrders', orders).set('listParts', parts).set('listUsers', users);
});

const useBoth = () => ({ ...useOverview(email), lastOrders: useLastOrders(email) });

it('counts the orders of a customer without loading the parts', async () => {
  responses.set('getAdmin', { admin: false });
  const { result, close } = await renderHook(send, () => useOverview(email));
  await expect.poll(() => result().rows).toEqual({ state: 'ready', data: { role: 'customer', orders } });
  expect(sent().toSorted()).toEqual(['getAdmin', 'listOrders']);
  await close();
});

it('has the three newest orders of a customer, with the calls of the overview and the parts', async () => {
  responses.set('getAdmin', { admin: false });
  const { result, close } = await renderHook(send, useBoth);
  await expect
    .poll(() => result().lastOrders)
    .toMatchObject({ orders: [{ key: '4' }, { key: '3' }, { key: '2' }], parts });
  expect(sent().toSorted()).toEqual(['getAdmin', 'listOrders', 'listParts']);
  await close();
});

it('makes only the calls of an admin', async () => {
  responses.set('getAdmin', { admin: true });
  const { result, close } = await renderHook(send, useBoth);
  await expect.poll(() => result().rows).toEqual({ state: 'ready', data: { role: 'admin', parts, users } });
  expect(result().lastOrders).toBeUndefined();
  expect(sent().toSorted()).toEqual(['getAdmin', 'listParts', 'listUsers']);
  await close();
});

it('has the last orders without pictures if the parts cannot be loaded', async () => {
  responses.set('getAdmin', { admin: false }).set('listParts', new HttpError('listParts', 503, undefined, []));
  const { result, close } = await renderHook(send, () => useLastOrders(email));
  await expect.poll(result).toMatchObject({ parts: [] });
  await close();
});

it('fails with the role, and makes no call without a user', async () => {
  responses.set('getAdmin', new HttpError('getAdmin', 503, undefined, []));
  const failed = await renderHook(send, () => useOverview(email));
  await expect.poll(() => failed.result().rows).toMatchObject({ state: 'failed', kind: 'server' });
  await failed.close();
  send.mockClear();
  const unknown = await renderHook(send, () => useOverview(undefined));
  expect(unknown.result()).toEqual({ rows: { state: 'loading' } });
  expect(send).not.toHaveBeenCalled();
  await unknown.close();
});

it.each([
  [true, dealerkitCapabilities, ['getAdmin', 'getOverview', 'listParts']],
  [true, documentedCapabilities, ['getAdmin', 'listParts']],
  [false, dealerkitCapabilities, ['getAdmin', 'listOrders', 'listParts']],
])('preloads what the user will see, with admin: %s', async (admin, can, calls) => {
  responses.set('getAdmin', { admin }).set('getOverview', {});
  const visit = { email, can, isAhead: () => true };
  await preloadOverview(stubClient(send), visit);
  expect(new Set(sent())).toEqual(new Set(calls));
});
