import type { Customer, LedgerEntry } from '@dealerkit/domain/books';
import { type AsyncData, combineAsyncData } from '../data/asyncData.js';
import { useQuery } from '../data/useQuery.js';

interface ReceiptAddress {
  /** The `_id` of the payment. */
  entry: string;
  /** When it was recorded, as ISO 8601. */
  at: string;
}

const notFound = { state: 'failed', kind: 'notFound', retry: () => undefined } as const;

/** A payment of a customer, read from the ledger by its time: a prop of `ReceiptScreen`. */
export const useReceipt = (
  id: string,
  { entry: _id, at }: ReceiptAddress,
): AsyncData<{ customer: Customer; entry: LedgerEntry }> => {
  const time = Date.parse(at);
  const range = Number.isNaN(time) ? undefined : { from: at, to: new Date(time + 1).toISOString() };
  const customer = useQuery('getCustomer', { id });
  const entries = useQuery('findLedger', range && { id, ...range });
  if (!range) return notFound;
  const both = combineAsyncData(customer, entries);
  if (both.state !== 'ready') return both;
  const [payer, found] = both.data;
  const entry = found.find((each) => each._id === _id && each.kind === 'payment');
  return entry ? { state: 'ready', data: { customer: payer, entry } } : notFound;
};
