// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Client, NetworkError } from '../../../index.js';
import { preloadQuery } from './fetchQuery.js';
import { knownPart } from '../../../storage/knownParts.js';
import { renderWithClient, type Send } from '../../../../tests/renderWithClient.js';
import { useClearPrivateData } from './revalidate.js';
import { useMutation } from '../useMutation.js';
import { preloadPagedQuery, usePagedQuery } from '../usePagedQuery.js';
import { useQuery } from '../useQuery.js';

const email = 'rahim@example.com';
const send = vi.fn<Send>();
const callsOf = (name: string) => send.mock.calls.filter(([called]) => called === name).length;

const call = (name: 'listOrders' | 'findUsers' | 'listReviews' | 'findParts') => (input: unknown) => send(name, input);
const client = Object.fromEntries(
  (['listOrders', 'findUsers', 'listReviews', 'findParts'] as const).map((name) => [name, call(name)]),
) as unknown as Client;

const Orders = () => useQuery('listOrders', { email }).state;
const Users = () => usePagedQuery('findUsers', {}, { pages: 1, pageSize: 2 }).list.state;

const OrderButton = () => {
  const placeOrder = useMutation('placeOrder');
  const order = { userEmail: email, userName: '', product_name: 'Stud', address: '', phone: '', orderQuantity: 1 };
  return <button onClick={() => void placeOrder(order)}>Order</button>;
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  send.mockReset().mockResolvedValue([]);
});
afterEach(() => void vi.useRealTimers());

const preloadBoth = () => {
  void preloadQuery(client, 'listOrders', { email });
  void preloadPagedQuery(client, 'findUsers', {}, 2);
};

const openPage = async (children = <Orders />) => {
  const page = await renderWithClient(send, children);
  await expect.poll(() => page.text()).toMatch(/^(ready)+/);
  // SWR calls the fetcher of a page that already shows a response after a frame.
  await act(() => new Promise((painted) => requestAnimationFrame(painted)));
  return page;
};

it('a page takes the preloaded response once, and a link that is hovered again makes no second call', async () => {
  preloadBoth();
  preloadBoth();
  const page = await openPage(
    <>
      <Orders />
      <Users />
    </>,
  );
  await page.close();
  expect(['listOrders', 'findUsers'].map(callsOf)).toEqual([1, 1]);
  await (await openPage()).close();
  expect(callsOf('listOrders')).toBe(2);
});

it('a page shows preloaded public data in its first rendering', async () => {
  const states: string[] = [];
  const Page = () => {
    states.push(useQuery('listReviews', {}).state);
    return states.at(-1);
  };
  await preloadQuery(client, 'listReviews', {});
  await (await openPage(<Page />)).close();
  expect(states[0]).toBe('ready');
});

it('a page shows a preloaded list in its first rendering, and renders no second time for it', async () => {
  const states: string[] = [];
  const Page = () => {
    states.push(usePagedQuery('findParts', {}, { pages: 1, pageSize: 2 }).list.state);
    return states.at(-1);
  };
  await preloadPagedQuery(client, 'findParts', {}, 2);
  await (await openPage(<Page />)).close();
  expect(states).toEqual(['ready']);
});

it('another list is not the preloaded one', async () => {
  const List = ({ search }: { search?: string }) => {
    const { list, isPrevious } = usePagedQuery('findParts', search ? { search } : {}, { pages: 1, pageSize: 2 });
    return isPrevious ? 'previous' : list.state;
  };
  await preloadPagedQuery(client, 'findParts', {}, 2);
  const page = await openPage(<List />);
  send.mockReturnValueOnce(new Promise(() => undefined));
  await page.rerender(<List search="stud" />);
  expect(page.text()).toBe('previous');
  await page.rerender(<List />);
  expect(page.text()).toBe('ready');
  await page.close();
});

it('data of a user is not shown before its page has asked for it', async () => {
  await preloadQuery(client, 'listOrders', { email });
  const states: string[] = [];
  const Page = () => states.push(useQuery('listOrders', { email }).state) && states.at(-1);
  await (await openPage(<Page />)).close();
  expect(states[0]).toBe('loading');
});

it('a preloaded response is not used after ten seconds', async () => {
  void preloadQuery(client, 'listOrders', { email });
  vi.setSystemTime(Date.now() + 10_000);
  await (await openPage()).close();
  expect(callsOf('listOrders')).toBe(2);
});

it('a failed preload is made again by the page', async () => {
  send.mockRejectedValueOnce(new Error('offline'));
  await preloadQuery(client, 'listOrders', { email }).catch(() => undefined);
  await (await openPage()).close();
  expect(callsOf('listOrders')).toBe(2);
});

it('a preloaded response is not used after a mutation that changes it', async () => {
  const first = await openPage(
    <>
      <Users />
      <OrderButton />
    </>,
  );
  void preloadQuery(client, 'listOrders', { email });
  await first.click('Order');
  await expect.poll(() => callsOf('placeOrder')).toBe(1);
  await first.rerender(<Orders />);
  await expect.poll(() => callsOf('listOrders')).toBe(2);
  await first.close();
});

it('a response that was preloaded before or during a mutation is not used if its outcome is unknown', async () => {
  let fail: (error: Error) => void = () => undefined;
  send.mockImplementation((name) =>
    name === 'placeOrder' ? new Promise((_, reject) => (fail = reject)) : Promise.resolve([]),
  );
  const page = await renderWithClient(send, <OrderButton />);
  void preloadQuery(client, 'listOrders', { email });
  await page.click('Order');
  void preloadQuery(client, 'listOrders', { email });
  expect(callsOf('listOrders')).toBe(2);
  await act(async () => fail(new NetworkError('placeOrder', new TypeError('fetch failed'))));
  await page.rerender(<Orders />);
  await expect.poll(() => callsOf('listOrders')).toBe(3);
  await page.close();
});

it('a preload that fails late does not remove the newer one', async () => {
  let fail: (error: Error) => void = () => undefined;
  send.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  const late = preloadQuery(client, 'listOrders', { email });
  vi.setSystemTime(Date.now() + 10_000);
  void preloadQuery(client, 'listOrders', { email });
  fail(new Error('offline'));
  await expect(late).rejects.toThrow('offline');
  await (await openPage()).close();
  expect(callsOf('listOrders')).toBe(2);
});

it('a preloaded response is not used for the next user', async () => {
  const Site = ({ user }: { user: string | undefined }) => {
    useClearPrivateData(user);
    return user === 'karim@example.com' && <Orders />;
  };
  const page = await renderWithClient(send, <Site user={email} />);
  void preloadQuery(client, 'listOrders', { email });
  await page.rerender(<Site user={undefined} />);
  await page.rerender(<Site user="karim@example.com" />);
  await expect.poll(() => callsOf('listOrders')).toBe(2);
  await page.close();
});

it('a loaded list makes its parts known until one is changed', async () => {
  const Parts = () => useQuery('listParts', {}).state;
  send.mockImplementation(async (name) => (name === 'listParts' ? [{ _id: '7', product_name: 'Stud' }] : []));
  const page = await openPage(
    <>
      <Parts />
      <OrderButton />
    </>,
  );
  expect(knownPart('7')?.product_name).toBe('Stud');
  await page.rerender(<OrderButton />);
  await page.click('Order');
  await expect.poll(() => knownPart('7')).toBeUndefined();
  await page.close();
});
