import type { Cheque, Customer, LedgerEntry } from '@dealerkit/domain/books';
import { type AsyncData, combineAsyncData } from '../data/asyncData.js';
import { useQuery } from '../data/useQuery.js';
import { useOptionalQuery } from '../data/optionalCalls.js';

interface ReceiptAddress {
  /** The `_id` of the payment. */
  entry: string;
  /** When it was recorded, as ISO 8601. */
  at: string;
}

const notFound = { state: 'failed', kind: 'notFound', retry: () => undefined } as const;

/** A cheque as the payment that it becomes once it has cleared, beside the present balance. */
const paymentOf = (
  { receivedAt, amount, status: _status, customer: _customer, reason: _reason, ...cheque }: Cheque,
  balance: number,
): LedgerEntry => ({
  ...cheque,
  at: receivedAt,
  kind: 'payment',
  method: 'cheque',
  amount: -amount,
  balance,
});

/** A payment of a customer, read from the ledger by its time, or a cheque that has not cleared: a prop of `ReceiptScreen`. */
export const useReceipt = (
  id: string,
  { entry: _id, at }: ReceiptAddress,
): AsyncData<{ customer: Customer; entry: LedgerEntry; isWaiting?: boolean }> => {
  const time = Date.parse(at);
  const range = Number.isNaN(time) ? undefined : { from: at, to: new Date(time + 1).toISOString() };
  const customer = useQuery('getCustomer', { id });
  const entries = useQuery('findLedger', range && { id, ...range });
  const paid =
    entries.state === 'ready' ? entries.data.find((each) => each._id === _id && each.kind === 'payment') : undefined;
  const isAsked = entries.state === 'ready' && !paid && customer.state === 'ready';
  const waiting = isAsked ? { customer: customer.data._id, status: 'received' } : undefined;
  const cheques = useOptionalQuery('findCheques', waiting);
  if (!range) return notFound;
  const both = combineAsyncData(customer, entries);
  if (both.state !== 'ready') return both;
  const [payer] = both.data;
  if (paid) return { state: 'ready', data: { customer: payer, entry: paid } };
  if (!isAsked || !cheques) return notFound;
  if (cheques.state !== 'ready') return cheques;
  const cheque = cheques.data.find((each) => each._id === _id);
  if (!cheque) return notFound;
  return { state: 'ready', data: { customer: payer, entry: paymentOf(cheque, payer.balance), isWaiting: true } };
};
