import type { Order } from '@dealerkit/domain/entities';
import type { AsyncData } from '../data/asyncData.js';
import { type NumberMessages, useDateConfirmation } from './useDateConfirmation.js';
import { useMutation } from '../data/useMutation.js';
import { useQuery } from '../data/useQuery.js';

/** What a customer reads of the terms of an order, once something is agreed or charged; the lines of other hosts have no sum. */
const termsOf = (line: Order | undefined) => {
  if (line?.sum === undefined) return undefined;
  const { sum: total, discount, deliveryCharge, paid, due } = line;
  return [discount, deliveryCharge, paid, due].some(Boolean)
    ? { total, discount, deliveryCharge, paid, due }
    : undefined;
};

/**
 * What the books say about an order of `useOrder`: the prop `totals` of `OrderScreen`, and the props of `OrderBooks`, undefined on a host
 * without books. An admin also sees the balance of the customer, and issues invoices; `onIssued` gets the number of the new one.
 */
export const useOrderBooks = (
  { order, isAdmin }: { order: AsyncData<{ lines: readonly Order[] }>; isAdmin: boolean },
  onIssued: (invoice: string) => void,
  messages: NumberMessages,
) => {
  const lines = order.state === 'ready' ? order.data.lines : [];
  const [line] = lines;
  const number = isAdmin && line?.orderNumber !== undefined ? String(line.orderNumber) : undefined;
  const stated = useQuery('getOrderByNumber', number !== undefined ? { number } : undefined);
  const id = number !== undefined ? line?.customer : undefined;
  const customer = useQuery('getCustomer', id ? { id } : undefined);
  const { conflictMessage, withConfirmedDate } = useDateConfirmation(messages);
  const issue = useMutation('issueInvoice', { conflictMessage });
  if (!isAdmin) return { totals: termsOf(line), books: { invoices: line?.invoices ?? [] } };
  const { data: facts } = stated.state === 'ready' ? stated : {};
  const isHandedOver = lines.some(({ status }) => status === 'handedOver');
  return {
    // A host that states no total has no terms.
    totals: facts?.total === undefined ? undefined : facts,
    books:
      number !== undefined
        ? {
            customer: customer.state === 'ready' ? customer.data : undefined,
            invoices: facts?.invoices ?? [],
            onIssueInvoice: isHandedOver
              ? async (confirmedDate?: string) =>
                  withConfirmedDate(confirmedDate, () => issue({ number }, (issued) => onIssued(issued.number)))
              : undefined,
          }
        : undefined,
  };
};
