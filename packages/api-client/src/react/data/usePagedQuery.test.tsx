// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { renderWithClient, type Send } from '../../../tests/renderWithClient.js';
import { usePagedQuery } from './usePagedQuery.js';

const Found = () => {
  const { list } = usePagedQuery('findParts', { search: 'long' }, { pages: 1, pageSize: 2 });
  if (list.state !== 'ready') return list.state;
  const { total, isTotalMinimum, usedSearch = 'all' } = list.data;
  return `${total} ${isTotalMinimum ? 'or more' : 'in total'}, used ${usedSearch}`;
};

it.each([
  [{ 'x-total-count': '3' }, '3 in total, used all'],
  [{ 'x-total-count': '10000' }, '10000 or more, used all'],
  [{ 'x-total-count': '3', 'x-total-is-minimum': 'true' }, '3 or more, used all'],
  [{ 'x-total-count': '3', 'x-search-used': encodeURIComponent('ব্রেক ডিস্ক') }, '3 in total, used ব্রেক ডিস্ক'],
  [{ 'x-total-count': '3', 'x-search-used': '%' }, '3 in total, used all'],
])('reads the headers %j of a list', async (headers, text) => {
  const page = await renderWithClient(
    async (_name, _input, options) => {
      options?.onHeaders?.(new Headers(headers));
      return [];
    },
    <Found />,
  );
  await expect.poll(() => page.text()).toBe(text);
  await page.close();
});

const FoundOrders = () => {
  const { list } = usePagedQuery('findOrders', {}, { pages: 2, pageSize: 2 });
  return list.state === 'ready'
    ? `${list.data.rows.length} of ${list.data.total}, more: ${list.data.hasMore}`
    : list.state;
};

it('counts orders instead of their lines, and follows the link after a page that the host has ended early', async () => {
  const lines = (orderNumber: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ _id: `${orderNumber}-${index}`, orderNumber }));
  const pages = [lines(1, 300), [...lines(2, 3), ...lines(3, 1)]];
  const send = vi.fn<Send>(async (_name, _input, options) => {
    // The second order has a thousand lines, so the host ends the first page before it.
    const link = pages.length === 2 ? { link: '<?before=cursor&limit=2>; rel="next"' } : {};
    options?.onHeaders?.(new Headers({ 'x-total-count': '4', ...link }));
    return pages.shift();
  });
  const page = await renderWithClient(send, <FoundOrders />);
  await expect.poll(() => page.text()).toBe('304 of 4, more: true');
  expect(send.mock.calls.map(([, input]) => input)).toEqual([
    { limit: 2, before: undefined },
    { limit: 2, before: 'cursor' },
  ]);
  await page.close();
});

const Rows = () => {
  const { list } = usePagedQuery('findParts', { sort: 'price' }, { pages: 2, pageSize: 2 });
  if (list.state !== 'ready') return list.state;
  const { rows, hasMore } = list.data;
  return `${rows.map(({ _id, price }) => `${_id} ${price}`).join(', ')}, more: ${hasMore}`;
};

it.each([
  [
    'has a row that has moved to the second page once, as it is now',
    [
      ['b', 9],
      ['c', 3],
    ],
    true,
    'a 1, b 9, c 3, more: true',
  ],
  ['has no further page after one that a deletion has made shorter', [['d', 4]], false, 'a 1, b 2, d 4, more: false'],
] as const)('%s', async (_, second, hasNext, text) => {
  const pages = [
    [
      ['a', 1],
      ['b', 2],
    ] as const,
    second,
  ].map((rows) => rows.map(([_id, price]) => ({ _id, price })));
  const send: Send = async (_name, _input, options) => {
    const link = pages.length === 2 || hasNext ? { link: '<?before=cursor&limit=2>; rel="next"' } : {};
    options?.onHeaders?.(new Headers({ 'x-total-count': '4', ...link }));
    return pages.shift();
  };
  const page = await renderWithClient(send, <Rows />);
  await expect.poll(() => page.text()).toBe(text);
  await page.close();
});
