// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import { documentedCapabilities, HttpError } from '../../index.js';
import { useNewestFirst } from '../data/useNewestFirst.js';
import { useOrder } from './useOrder.js';
import { useReadyWithParts } from '../parts/useParts.js';
import { useProfile } from '../account/useProfile.js';
import { useQuery } from '../data/useQuery.js';

const email = 'rahim@example.com';
const orders = [{ _id: 'a' }, { _id: 'b', orderNumber: 1042 }, { _id: 'c', orderNumber: 1042 }];
const responses = new Map<string, unknown>();
const send = vi.fn<Send>(async (name) => responses.get(name));
const calls = () => send.mock.calls.map(([name]) => name);

beforeEach(() => {
  send.mockClear();
  for (const name of ['listOrders', 'findOrders']) responses.set(name, orders);
  responses.set('getOrderByNumber', { orderNumber: 1042, lines: orders.slice(1) });
});

const Order = ({ id }: { id: string }) => {
  const { order, isAdmin } = useOrder(id, email);
  const shown =
    order.state === 'ready'
      ? order.data.lines.map(({ _id }) => _id).join('+')
      : order.state === 'failed'
        ? order.kind
        : order.state;
  return `${isAdmin ? 'admin' : 'customer'} ${shown}`;
};

it.each([
  [true, 'a', 'admin a', 'findOrders'],
  [false, 'c', 'customer b+c', 'listOrders'],
  [false, 'd', 'customer notFound', 'listOrders'],
  [true, '1042', 'admin b+c', 'getOrderByNumber'],
  [false, '1042', 'customer b+c', 'listOrders'],
])(
  'finds an order by its number, or by the id of a line: for an admin %o, order %s',
  async (admin, id, expected, call) => {
    responses.set('getAdmin', { admin });
    const { text, close } = await renderWithClient(send, <Order id={id} />);
    await expect.poll(() => text()).toBe(expected);
    expect(calls()).toEqual(['getAdmin', call]);
    await close();
  },
);

it.each([
  [false, 'customer 1042'],
  [true, 'admin 1042'],
])(
  'finds an own order by an id that looks like a number on a host without numbers: for an admin %o',
  async (admin, expected) => {
    responses.set('getAdmin', { admin });
    responses.set('listOrders', [{ _id: '1042' }]);
    const { text, close } = await renderWithClient(send, <Order id="1042" />, { capabilities: documentedCapabilities });
    await expect.poll(() => text()).toBe(expected);
    expect(calls()).toEqual(['getAdmin', 'listOrders']);
    await close();
  },
);

const Profile = () => {
  const profile = useProfile(email);
  return profile.state === 'ready' ? (profile.data.phone ?? 'empty') : profile.state;
};

it('reads the profile of a user', async () => {
  responses.set('getProfile', { _id: '1', email, phone: '017' });
  const page = await renderWithClient(send, <Profile />);
  await expect.poll(() => page.text()).toBe('017');
  expect(calls()).toEqual(['getProfile']);
  await page.close();
});

it('reads no profile from a server that lacks the call although the build expects it', async () => {
  for (const status of [404, 405, 501]) {
    send.mockImplementationOnce(async () => {
      throw new HttpError('getProfile', status, undefined, []);
    });
    const page = await renderWithClient(send, <Profile />);
    await expect.poll(() => page.text()).toBe('empty');
    await page.close();
  }
  send.mockImplementationOnce(async () => {
    throw new HttpError('getProfile', 500, undefined, []);
  });
  const page = await renderWithClient(send, <Profile />);
  await expect.poll(() => page.text()).toBe('failed');
  await page.close();
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
  await expect.poll(() => text()).toBe('b,c,a');
  await close();
});
