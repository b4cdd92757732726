import { useMemo } from 'react';
import { mapAsyncData } from './asyncData.js';
import { useAbilities } from './ClientProvider.js';
import { usePagedQuery } from './usePagedQuery.js';
import { useParts } from './useParts.js';
import { useQuery } from './useQuery.js';

/** What the orders are searched by; an empty text does not limit them. */
export type OrderDeskCriteria = Readonly<Record<'search' | 'customer' | 'status' | 'from' | 'to' | 'sort', string>>;

const PAGE_SIZE = 50;

/** Milliseconds after which the desk looks for new orders. */
const REFRESH_INTERVAL = 30_000;

const noOrders = { total: 0, isTotalMinimum: false, hasMore: false, usedSearch: undefined };

/** The orders of all customers that match, with the given number of pages loaded: props of `OrderDeskScreen`. */
export const useOrderDesk = (criteria: OrderDeskCriteria, pages = 1) => {
  const can = useAbilities();
  const input = Object.fromEntries(Object.entries(criteria).filter(([, value]) => value));
  const { list, isUpdating, isPrevious } = usePagedQuery('findOrders', input, {
    pages,
    pageSize: PAGE_SIZE,
    refreshInterval: REFRESH_INTERVAL,
  });
  const { total, isTotalMinimum, hasMore, usedSearch } = list.state === 'ready' ? list.data : noOrders;
  const counts = useQuery('getOrderCounts', can.getOrderCounts ? {} : undefined);
  return {
    orders: useMemo(() => mapAsyncData(list, (data) => data.rows), [list]),
    total,
    isTotalMinimum,
    usedSearch,
    counts: counts.state === 'ready' ? counts.data : undefined,
    parts: useParts(),
    isLoading: isUpdating,
    isPrevious,
    /** Whether another page can be loaded. */
    hasMore,
  };
};
