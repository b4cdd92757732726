import { type NumberMessages, useDateConfirmation } from './useDateConfirmation.js';
import { useMutation } from '../data/useMutation.js';
import { useQuery } from '../data/useQuery.js';
import { useRole } from '../data/useRole.js';

export interface InvoiceOptions {
  /** The e-mail address of the signed-in user; undefined while the session is not known. */
  email: string | undefined;
  /** Called with the number of the credit note, once an admin has credited the invoice. */
  onCredited: (number: string) => void;
}

/** An invoice or a credit note, what of its order is paid, and how an admin credits it: props of `InvoiceScreen`. */
export const useInvoice = (number: string, { email, onCredited }: InvoiceOptions, messages: NumberMessages) => {
  const role = useRole(email);
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  const invoice = useQuery('getInvoice', { number });
  const orderNumber = invoice.state === 'ready' ? String(invoice.data.orderNumber) : undefined;
  const order = useQuery('getOrderByNumber', orderNumber === undefined ? undefined : { number: orderNumber });
  const { paid, due } = order.state === 'ready' ? order.data : {};
  const { conflictMessage, withConfirmedDate } = useDateConfirmation(messages);
  const credit = useMutation('creditInvoice', { conflictMessage });
  return {
    invoice,
    money: paid === undefined || due === undefined ? undefined : { paid, due },
    onCredit: isAdmin
      ? (reason: string, confirmedDate?: string) =>
          withConfirmedDate(confirmedDate, () => credit({ number, reason }, (note) => onCredited(note.number)))
      : undefined,
    /** The number of the order; undefined until the invoice is known. */
    orderNumber,
  };
};
