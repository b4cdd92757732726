import { debtsOf, dueByAge } from '@dealerkit/domain/books/ledgerRules';
import { useMemo, useState } from 'react';
import { mapAsyncData } from '../data/asyncData.js';
import { usePagedQuery } from '../data/usePagedQuery.js';
import { useQuery } from '../data/useQuery.js';
import { useOptionalQuery } from '../data/optionalCalls.js';

const ENTRIES = 100;
const ORDERS = 10;

/** A customer, the newest orders, the ledger, and once all of it is loaded what is due for more than 30 days: props of `CustomerScreen`. */
export const useCustomer = (id: string) => {
  const customer = useQuery('getCustomer', { id });
  // The id of a customer who was merged leads to the one who is kept.
  const kept = customer.state === 'ready' ? { customer: customer.data._id } : undefined;
  const { list: orders } = usePagedQuery('findOrders', kept, { pages: 1, pageSize: ORDERS });
  const [pages, setPages] = useState(1);
  const [now] = useState(() => Date.now());
  const { list, isUpdating } = usePagedQuery('findLedger', { id }, { pages, pageSize: ENTRIES });
  const waiting = kept && { ...kept, status: 'received', limit: ENTRIES };
  const cheques = useOptionalQuery('findCheques', waiting);
  const { rows, hasMore } = list.state === 'ready' ? list.data : { rows: [], hasMore: false };
  const overdue = useMemo(() => dueByAge(debtsOf(rows), now, [30])[1], [rows, now]);
  return {
    customer,
    orders: mapAsyncData(orders, (data) => data.rows),
    ledger: mapAsyncData(list, (data) => data.rows),
    /** Those that have not cleared. */
    cheques: cheques?.state === 'ready' ? cheques.data : undefined,
    overdue: hasMore ? undefined : overdue,
    onMore: hasMore ? () => setPages(pages + 1) : undefined,
    isLoading: isUpdating,
  };
};
