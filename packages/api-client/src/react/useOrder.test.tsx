// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../tests/renderWithClient.js';
import { documentedAbilities } from '../index.js';
import { useNewestFirst } from './useNewestFirst.js';
import { useOrder } from './useOrder.js';
import { useReadyWithParts } from './useParts.js';
import { useProfile } from './useProfile.js';
import { useQuery } from './useQuery.js';

const email = 'rahim@example.com';
const orders = [{ _id: '1' }, { _id: '2' }];
const responses = new Map<string, unknown>();
const send = vi.fn<Send>(async (name) => responses.get(name));
const calls = () => send.mock.calls.map(([name]) => name);

beforeEach(() => {
  send.mockClear();
  for (const name of ['listOrders', 'findOrders']) responses.set(name, orders);
});

const Order = ({ id }: { id: string }) => {
  const { order, isAdmin } = useOrder(id, email);
  const shown = order.state === 'ready' ? order.data._id : order.state === 'failed' ? order.kind : order.state;
  return `${isAdmin ? 'admin' : 'customer'} ${shown}`;
};

it.each([
  [true, '2', 'admin 2', 'findOrders'],
  [false, '2', 'customer 2', 'listOrders'],
  [false, '3', 'customer notFound', 'listOrders'],
])('finds an order by its id: for an admin %o, order %s', async (admin, id, expected, call) => {
  responses.set('getAdmin', { admin });
  const { text, close } = await renderWithClient(send, <Order id={id} />);
  await vi.waitFor(() => expect(text()).toBe(expected));
  expect(calls()).toEqual(['getAdmin', call]);
  await close();
});

const Profile = () => {
  const profile = useProfile(email);
  return profile.state === 'ready' ? (profile.data.phone ?? 'empty') : profile.state;
};

it('reads the profile of a user, which is empty on a host without it', async () => {
  responses.set('getProfile', { _id: '1', email, phone: '017' });
  const page = await renderWithClient(send, <Profile />);
  await vi.waitFor(() => expect(page.text()).toBe('017'));
  await page.close();
  const other = await renderWithClient(send, <Profile />, { abilities: documentedAbilities });
  expect(other.text()).toBe('empty');
  expect(calls()).toEqual(['getProfile']);
  await other.close();
});

const Orders = () => {
  const list = useReadyWithParts(useNewestFirst(useQuery('listOrders', { email })));
  return list.state === 'ready' ? list.data.map(({ _id }) => _id).join() : list.state;
};

it('lists the newest order first, once the parts have loaded', async () => {
  let load: (parts: unknown[]) => void = () => undefined;
  responses.set('listParts', new Promise((resolve) => (load = resolve)));
  const { text, close } = await renderWithClient(send, <Orders />);
  expect(text()).toBe('loading');
  await act(async () => load([]));
  await vi.waitFor(() => expect(text()).toBe('2,1'));
  await close();
});
