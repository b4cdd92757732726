import type { Order } from '@dealerkit/domain/entities';
import { readPages } from '@dealerkit/domain/site/listAddress';
import {
  type OrderCriteria,
  orderParameters,
  ordersHref,
  readOrderCriteria,
} from '@dealerkit/domain/orders/orderQuery';
import { useMemo } from 'react';
import { type AsyncData, mapAsyncData } from '../data/asyncData.js';
import { useCapabilities } from '../data/ClientProvider.js';
import { useNewestFirst } from '../data/useNewestFirst.js';
import { usePagedQuery } from '../data/usePagedQuery.js';
import { useParts } from '../parts/useParts.js';
import { useQuery } from '../data/useQuery.js';

const PAGE_SIZE = 50;

/** Milliseconds after which the desk looks for new orders. */
const REFRESH_INTERVAL = 30_000;

const noRows: AsyncData<readonly Order[]> = { state: 'ready', data: [] };

const noOrders = { total: 0, isTotalMinimum: false, hasMore: false, usedSearch: undefined };

/**
 * The orders of all customers that match the criteria in a URL: props of `OrderDeskScreen`. A host that cannot find orders lists those of the
 * customer whose e-mail address is the search text, and none without one. `search` is the part of the URL that begins with `?`; `onReplace`
 * replaces the URL of the page.
 */
export const useOrderDesk = (search: string, onReplace: (href: string) => void) => {
  const can = useCapabilities();
  const { criteria, pages } = useMemo(() => {
    const parameters = new URLSearchParams(search);
    return { criteria: readOrderCriteria(parameters), pages: readPages(parameters) };
  }, [search]);
  const { list, isUpdating, isPrevious } = usePagedQuery(
    'findOrders',
    can.findOrders ? orderParameters(criteria) : undefined,
    { pages, pageSize: PAGE_SIZE, refreshInterval: REFRESH_INTERVAL },
  );
  const orders = useMemo(() => mapAsyncData(list, (data) => data.rows), [list]);
  const email = can.findOrders ? '' : criteria.search;
  const ofCustomer = useNewestFirst(useQuery('listOrders', email === '' ? undefined : { email }));
  const counts = useQuery('getOrderCounts', can.getOrderCounts ? {} : undefined);
  const isOfOne = can.getCustomer && criteria.customer !== '';
  const customer = useQuery('getCustomer', isOfOne ? { id: criteria.customer } : undefined);
  const parts = useParts();
  if (!can.findOrders) return { orders: email === '' ? noRows : ofCustomer, customer: email, parts, criteria };
  const { total, isTotalMinimum, hasMore, usedSearch } = list.state === 'ready' ? list.data : noOrders;
  return {
    orders,
    total,
    isTotalMinimum,
    usedSearch,
    counts: counts.state === 'ready' ? counts.data : undefined,
    parts,
    isLoading: isUpdating,
    isPrevious,
    criteria,
    customerName: customer.state === 'ready' ? customer.data.name : undefined,
    onFilter: (changed: OrderCriteria) => onReplace(ordersHref(changed)),
    hrefOf: ordersHref,
    onMore: hasMore ? () => onReplace(ordersHref(criteria, pages + 1)) : undefined,
  };
};
