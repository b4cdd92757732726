import type { Customer, LedgerEntry } from '@dealerkit/domain/books';
import type { AsyncData } from './asyncData.js';
import { usePagedQuery } from './usePagedQuery.js';
import { useQuery } from './useQuery.js';

/** A statement has all entries of its period, up to 100,000. */
const allPages = { pages: 100, pageSize: 1000 };

/** The entries of a period, and what the customer owes at its end. */
export interface CustomerStatement {
  customer: Customer;
  entries: LedgerEntry[];
  closingBalance: number;
}

/** The statement of a customer from one day to another, each of which may be left open: the prop `statement` of `StatementScreen`. */
export const useStatement = (id: string, dates: { from?: string; to?: string }): AsyncData<CustomerStatement> => {
  const customer = useQuery('getCustomer', { id });
  const { list, isUpdating } = usePagedQuery('findLedger', { id, ...dates }, allPages);
  // The last entry up to the end of the period has the closing balance, also if the period has no entries.
  const last = useQuery('findLedger', { id, ...(dates.to && { to: dates.to }), limit: 1 });
  if (customer.state !== 'ready') return customer;
  if (list.state === 'failed') return list;
  if (last.state !== 'ready') return last;
  if (list.state === 'loading' || isUpdating || list.data.hasMore) return { state: 'loading' };
  const data = { customer: customer.data, entries: list.data.rows, closingBalance: last.data[0]?.balance ?? 0 };
  return { state: 'ready', data };
};
