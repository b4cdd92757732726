import type { Customer } from '@dealerkit/domain/books';
import type { Input } from '../index.js';
import { useClientSettings } from './ClientProvider.js';
import { useMutation } from './useMutation.js';

/** An entry that an admin adds to a ledger. */
export type EnteredEntry = Omit<Input<'addLedgerEntry'>, 'id' | 'kind'>;

/** The sentences about payments. */
export interface PaymentMessages {
  /** An amount is paid, after which the customer owes the balance; both are in the smallest unit of the currency. */
  paid: (amount: number, balance: number) => string;
  /** No response arrived, so the entry may be recorded. */
  mayBeRecorded: string;
}

/** Returns a function that records a payment of a customer. */
export const usePay = ({ paid, mayBeRecorded }: PaymentMessages) => {
  const { onSuccess } = useClientSettings();
  const add = useMutation('addLedgerEntry', { unknownOutcomeMessage: mayBeRecorded });
  return ({ _id }: Pick<Customer, '_id'>, payment: EnteredEntry, form: object) =>
    add(
      { id: _id, kind: 'payment', ...payment },
      ({ balance }) => onSuccess?.(paid(payment.amount, balance), 'addLedgerEntry'),
      form,
    );
};
