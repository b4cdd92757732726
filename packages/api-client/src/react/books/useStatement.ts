import type { Customer, LedgerEntry } from '@dealerkit/domain/books';
import type { AsyncData } from '../data/asyncData.js';
import { usePagedQuery } from '../data/usePagedQuery.js';
import { useQuery } from '../data/useQuery.js';

/** A statement has all entries of its period, up to 100,000. */
const allPages = { pages: 100, pageSize: 1000 };

/** The entries of a period, and what the customer owes at its end. */
export interface CustomerStatement {
  customer: Customer;
  entries: LedgerEntry[];
  closingBalance: number;
}

interface StatementDates {
  /** The first day, such as `2026-11-22`; empty for the first entry. */
  from: string;
  /** The last day; empty for the last entry. */
  to: string;
}

const useEntries = (id: string, { from, to }: StatementDates): AsyncData<CustomerStatement> => {
  const until = to === '' ? {} : { to };
  const customer = useQuery('getCustomer', { id });
  const { list, isUpdating } = usePagedQuery('findLedger', { id, ...(from !== '' && { from }), ...until }, allPages);
  // The last entry up to the end of the period has the closing balance, also if the period has no entries.
  const last = useQuery('findLedger', { id, ...until, limit: 1 });
  if (customer.state !== 'ready') return customer;
  if (list.state === 'failed') return list;
  if (last.state !== 'ready') return last;
  if (list.state === 'loading' || isUpdating || list.data.hasMore) return { state: 'loading' };
  const data = { customer: customer.data, entries: list.data.rows, closingBalance: last.data[0]?.balance ?? 0 };
  return { state: 'ready', data };
};

/** The statement of a customer from one day to another: props of `StatementScreen`. */
export const useStatement = (id: string, dates: StatementDates) => ({ statement: useEntries(id, dates), dates });
