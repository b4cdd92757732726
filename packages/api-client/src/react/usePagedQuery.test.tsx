// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { renderWithClient } from '../../tests/renderWithClient.js';
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
  await vi.waitFor(() => expect(page.text()).toBe(text));
  await page.close();
});
