// @vitest-environment jsdom
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '../../../index.js';
import { knownPart } from '../../../storage/knownParts.js';
import { loadFallback, pageQuery } from './pageQuery.js';
import { pagedPageQuery } from '../pagedPageQuery.js';
import { forgetPreloaded } from './preloaded.js';
import { renderWithClient, type Send } from '../../../../tests/renderWithClient.js';
import { usePagedQuery } from '../usePagedQuery.js';
import { useQuery } from '../useQuery.js';

const part = { _id: 'p1', product_name: 'Stud', image: '', minimum_order_quantity: 1 };
const review = { _id: 'r1', rating: 5 };
const queries = [pageQuery('findReviews', { limit: 3 }), pagedPageQuery('findParts', { sort: 'newest' }, 24)];

const urls: string[] = [];
const server = createClient({
  host: '',
  fetch: async (url) => {
    urls.push(url);
    const isParts = url.startsWith('/parts');
    return Response.json([isParts ? { ...part, _id: 'p2' } : review], {
      headers: { 'x-total-count': isParts ? '70' : '3' },
    });
  },
});

const Page = () => {
  const reviews = useQuery('findReviews', { limit: 3 });
  const { list } = usePagedQuery('findParts', { sort: 'newest' }, { pages: 1, pageSize: 24 });
  if (reviews.state !== 'ready' || list.state !== 'ready') return 'loading';
  return `${reviews.data.length} of ${list.data.rows.length}/${list.data.total}`;
};

beforeEach(() => forgetPreloaded());

it('the responses that a server has loaded are shown at once, and asked again', async () => {
  const json = JSON.stringify(await loadFallback(server, queries));
  expect(urls).toEqual(['/showReview?limit=3', '/parts?sort=newest&limit=24']);
  // A server keeps no parts between its pages.
  expect(knownPart('p2')).toBeUndefined();

  const send = vi.fn<Send>(() => new Promise(() => undefined));
  const page = await renderWithClient(
    send,
    <SWRConfig value={{ fallback: JSON.parse(json) as object }}>
      <Page />
    </SWRConfig>,
  );
  expect(page.text()).toBe('1 of 1/70');
  await expect.poll(() => send.mock.calls.map(([name]) => name)).toEqual(['findReviews', 'findParts']);
  await page.close();
});

it('a page takes the calls that a link has preloaded', async () => {
  const send = vi.fn<Send>(async (name) => [name === 'findParts' ? part : review]);
  const page = await renderWithClient(send, null);
  const preloaded = {
    findParts: (input: object) => send('findParts', input),
    findReviews: (input: object) => send('findReviews', input),
  };
  await Promise.all(queries.map((query) => query.preload(preloaded as never)));
  await page.rerender(<Page />);
  await expect.poll(() => page.text()).toBe('1 of 1/1');
  expect(send).toHaveBeenCalledTimes(2);
  await page.close();
});
