// @vitest-environment jsdom
import type { Order } from '@dealerkit/domain/entities';
import { allOrders } from '@dealerkit/domain/orders/orderQuery';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHook, type Send } from '../../../tests/renderWithClient.js';
import { documentedCapabilities } from '../../index.js';
import { useOrderDesk } from './useOrderDesk.js';

const lines = ['1', '2'].map((_id): Order => ({
  _id,
  product_name: 'Clutch Kit',
  userEmail: 'nasrin@example.com',
  userName: 'Nasrin',
}));
const send = vi.fn<Send>(async (name, _input, options) => {
  if (name === 'getCustomer') return { _id: 'c1', name: 'Karim Transport', phones: [], balance: 0 };
  if (name === 'getOrderCounts') return { placed: 2 };
  if (name === 'findOrders')
    options?.onHeaders?.(new Headers({ 'x-total-count': '120', link: '<?before=2>; rel="next"' }));
  return name === 'listParts' ? [] : lines;
});
const inputsOf = (name: string) => send.mock.calls.filter(([sent]) => sent === name).map(([, input]) => input);

beforeEach(() => {
  send.mockClear();
});

it('finds the orders of the criteria in the URL, and says which URL comes next', async () => {
  const onReplace = vi.fn<(href: string) => void>();
  const { result, close } = await renderHook(send, () => useOrderDesk('?customer=c1&sort=-sum', onReplace));
  const criteria = { ...allOrders, customer: 'c1', sort: '-sum' } as const;
  await expect.poll(() => result()).toMatchObject({ total: 120, criteria, customerName: 'Karim Transport' });
  expect(inputsOf('findOrders')).toEqual([{ customer: 'c1', sort: '-sum', limit: 50, before: undefined }]);
  expect(inputsOf('listOrders')).toEqual([]);
  const { onMore, onFilter } = result();
  onMore?.();
  onFilter?.({ ...criteria, status: 'packed' });
  expect(onReplace.mock.calls).toEqual([
    ['/dashboard/orders?customer=c1&sort=-sum&pages=2'],
    ['/dashboard/orders?customer=c1&status=packed&sort=-sum'],
  ]);
  await close();
});

it('lists the orders of one customer of a host that cannot find orders, the newest first', async () => {
  const use = () => useOrderDesk('?search=nasrin%40example.com', () => expect.unreachable());
  const { result, close } = await renderHook(send, use, { capabilities: documentedCapabilities });
  await expect.poll(() => result().orders).toMatchObject({ data: [{ _id: '2' }, { _id: '1' }] });
  expect(result()).toMatchObject({ customer: 'nasrin@example.com' });
  expect(result().onFilter).toBeUndefined();
  expect(new Set(send.mock.calls.map(([name]) => name))).toEqual(new Set(['listOrders', 'listParts']));
  await close();
});

it('lists no orders without a customer on a host that cannot find orders', async () => {
  const use = () => useOrderDesk('', () => expect.unreachable());
  const { result, close } = await renderHook(send, use, { capabilities: documentedCapabilities });
  await expect.poll(() => result()).toMatchObject({ orders: { data: [] }, parts: [] });
  expect(inputsOf('listOrders')).toEqual([]);
  await close();
});
