import { useState } from 'react';
import type { Input } from '../index.js';
import { mapAsyncData } from './asyncData.js';
import { usePagedQuery } from './usePagedQuery.js';

const PAGE_SIZE = 50;

const noCustomers = { total: 0, isTotalMinimum: false, hasMore: false };

/** The customers that match, page by page: props of `CustomersScreen`. Keep the identity of `criteria` while they are the same. */
export const useCustomers = (criteria: Pick<Input<'findCustomers'>, 'search' | 'sort'>) => {
  const [paging, setPaging] = useState({ pages: 1, criteria });
  // Other criteria start with their first page.
  const pages = paging.criteria === criteria ? paging.pages : 1;
  const { search, sort } = criteria;
  const input = { ...(search && { search }), sort };
  const { list, isUpdating } = usePagedQuery('findCustomers', input, { pages, pageSize: PAGE_SIZE });
  const { total, isTotalMinimum, hasMore } = list.state === 'ready' ? list.data : noCustomers;
  return {
    customers: mapAsyncData(list, ({ rows }) => rows),
    total,
    isTotalMinimum,
    onMore: hasMore ? () => setPaging({ pages: pages + 1, criteria }) : undefined,
    isUpdating,
  };
};
