import { mapAsyncData, usePagedQuery, useQuery } from '@dealerkit/api-client/react';
import { debtsOf, dueByAge } from '@dealerkit/domain/ledgerRules';
import { paths } from '@dealerkit/domain/paths';
import { CustomerScreen } from '@dealerkit/ui/screens/CustomerScreen';
import type { CustomerScreenProps } from '@dealerkit/ui/screens/CustomerScreen';
import '@dealerkit/ui/screens/CustomerScreen.css';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useCustomerActions } from '../customers/useCustomerActions.js';

const PAGE_SIZE = 100;

/** The ledger, and what is due for more than 30 days, which is known once all of the ledger is loaded. */
const useLedger = (id: string): Pick<CustomerScreenProps, 'ledger' | 'overdue' | 'onMore' | 'isLoading'> => {
  const [pages, setPages] = useState(1);
  const [now] = useState(() => Date.now());
  const { list, isUpdating } = usePagedQuery('findLedger', { id }, { pages, pageSize: PAGE_SIZE });
  const { rows, hasMore } = list.state === 'ready' ? list.data : { rows: [], hasMore: false };
  const overdue = useMemo(() => dueByAge(debtsOf(rows), now, [30])[1], [rows, now]);
  return {
    ledger: mapAsyncData(list, (data) => data.rows),
    overdue: hasMore ? undefined : overdue,
    onMore: hasMore ? () => setPages(pages + 1) : undefined,
    isLoading: isUpdating,
  };
};

const useCustomerPage = (): CustomerScreenProps => {
  const { id = '' } = useParams();
  const customer = useQuery('getCustomer', { id });
  const ready = customer.state === 'ready' ? customer.data : undefined;
  // A merged customer's id leads to the one who is kept.
  const { list: orders } = usePagedQuery('findOrders', ready && { customer: ready._id }, { pages: 1, pageSize: 10 });
  return {
    customer,
    orders: mapAsyncData(orders, ({ rows }) => rows),
    ordersHref: `${paths.orders}?customer=${ready?._id ?? id}`,
    ...useLedger(id),
    ...useCustomerActions(ready?._id ?? id, ready),
  };
};

/** `/dashboard/customers/{id}` */
export const Customer = () => <CustomerScreen {...useCustomerPage()} />;
