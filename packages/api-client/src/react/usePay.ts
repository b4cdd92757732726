import type { Customer } from '@dealerkit/domain/books';
import { currencyDigits, fromSmallestUnit } from '@dealerkit/domain/amounts';
import type { Input } from '../index.js';
import { useClientSettings } from './ClientProvider.js';
import type { MessageFormat } from './messages.js';
import { useMutation } from './useMutation.js';

/** An entry that an admin adds to a ledger. */
export type EnteredEntry = Omit<Input<'addLedgerEntry'>, 'id' | 'kind'>;

/** The sentences about payments. */
export interface PaymentMessages extends Pick<MessageFormat, 'formatMoney' | 'currency'> {
  ledger: {
    /** An amount is paid, after which the customer owes the balance. */
    paymentDone: (amount: string, balance: string) => string;
    /** No response arrived, so the entry may be recorded. */
    mayBeRecorded: string;
  };
}

/** Returns a function that records a payment of a customer. */
export const usePay = ({ ledger, formatMoney, currency }: PaymentMessages) => {
  const { onSuccess } = useClientSettings();
  const add = useMutation('addLedgerEntry', { unknownOutcomeMessage: ledger.mayBeRecorded });
  const format = (amount: number) => formatMoney(fromSmallestUnit(amount, currencyDigits(currency)));
  return ({ _id }: Pick<Customer, '_id'>, payment: EnteredEntry, form: object) =>
    add(
      { id: _id, kind: 'payment', ...payment },
      ({ balance }) => onSuccess?.(ledger.paymentDone(format(payment.amount), format(balance)), 'addLedgerEntry'),
      form,
    );
};
