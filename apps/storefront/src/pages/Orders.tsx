import { orderStatuses } from '@dealerkit/domain/entities';
import {
  mapAsyncData,
  useAbilities,
  useNewestFirst,
  usePagedQuery,
  useParts,
  useQuery,
} from '@dealerkit/api-client/react';
import { OrderDeskScreen } from '@dealerkit/ui/screens/OrderDeskScreen';
import type { OrderCriteria, OrderDeskScreenProps } from '@dealerkit/ui/screens/OrderDeskScreen';
import '@dealerkit/ui/screens/OrderDeskScreen.css';
import { paths } from '@dealerkit/domain/paths';
import { useMemo, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useExport } from '../csv/useExport.js';
import { useSetOrderStatus } from '../toasts/useSetOrderStatus.js';

const PAGE_SIZE = 50;

const readCriteria = (parameters: URLSearchParams): OrderCriteria => {
  const valueOf = (name: string) => parameters.get(name) ?? '';
  return {
    search: valueOf('search'),
    status: orderStatuses.find((status) => status === valueOf('status')) ?? '',
    from: valueOf('from'),
    to: valueOf('to'),
  };
};

/** The values that are set; they are the parameters of the page and of the call. */
const setValues = (criteria: OrderCriteria) =>
  Object.fromEntries(Object.entries(criteria).filter(([, value]) => value));

const noOrders = { total: 0, isTotalMinimum: false, hasMore: false, usedSearch: undefined };

const useAllOrders = (criteria: OrderCriteria): OrderDeskScreenProps => {
  const [, setParameters] = useSearchParams();
  const [paging, setPaging] = useState({ pages: 1, criteria });
  // Other criteria start with their first page.
  const pages = paging.criteria === criteria ? paging.pages : 1;
  const { list, isUpdating } = usePagedQuery('findOrders', setValues(criteria), { pages, pageSize: PAGE_SIZE });
  const { total, isTotalMinimum, hasMore, usedSearch } = list.state === 'ready' ? list.data : noOrders;
  return {
    orders: mapAsyncData(list, (data) => data.rows),
    total,
    isTotalMinimum,
    parts: useParts(),
    criteria,
    usedSearch,
    onFilter: (changed) => setParameters(setValues(changed), { replace: true }),
    orderHref: paths.order,
    newOrderHref: paths.counterOrder,
    onSetStatus: useSetOrderStatus(),
    onMore: hasMore ? () => setPaging({ pages: pages + 1, criteria }) : undefined,
    isLoading: isUpdating,
    onExport: useExport('orders', setValues(criteria)),
  };
};

/** The orders of one customer, whose e-mail is the search text; another host has no other list (D29). */
const useCustomerOrders = (criteria: OrderCriteria): OrderDeskScreenProps => ({
  orders: useNewestFirst(useQuery('listOrders', { email: criteria.search })),
  customer: criteria.search,
  parts: useParts(),
  criteria,
});

const AllOrders = ({ criteria }: { criteria: OrderCriteria }) => <OrderDeskScreen {...useAllOrders(criteria)} />;

const CustomerOrders = ({ criteria }: { criteria: OrderCriteria }) => (
  <OrderDeskScreen {...useCustomerOrders(criteria)} />
);

/** `/dashboard/orders` */
export const Orders = () => {
  const [parameters] = useSearchParams();
  const criteria = useMemo(() => readCriteria(parameters), [parameters]);
  if (useAbilities().findOrders) return <AllOrders criteria={criteria} />;
  // The list of users leads to the orders of each customer.
  return criteria.search ? <CustomerOrders criteria={criteria} /> : <Navigate to={paths.allUser} replace />;
};
