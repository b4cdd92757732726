import type { Input } from '../../index.js';
import type { PageQuery } from './requests/pageQuery.js';
import { firstPageKey, loadFirstPage, type PagedCall, preloadPagedQuery } from './usePagedQuery.js';

/** Describes the first page of a list of `usePagedQuery`. Apart from `pageQuery`, so that a page without such lists does not load their code. */
export const pagedPageQuery = <Name extends PagedCall>(
  name: Name,
  input: Input<Name>,
  pageSize: number,
): PageQuery => ({
  key: firstPageKey(name, input, pageSize),
  preload: (client) => preloadPagedQuery(client, name, input, pageSize),
  load: async (client) => [await loadFirstPage(client, name, input, pageSize)],
});
