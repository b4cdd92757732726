import type { Customer } from '@dealerkit/domain/books';
import { currencyDigits, fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import { type Input, readConflict } from '../../index.js';
import { useClientSettings } from '../data/ClientProvider.js';
import type { MessageFormat } from '../data/messages.js';
import { useMutation } from '../data/useMutation.js';

/** An entry that an admin adds to a ledger. */
export type EnteredEntry = Omit<Input<'addLedgerEntry'>, 'id' | 'kind'>;

/** The sentences about payments. */
export interface PaymentMessages extends Pick<MessageFormat, 'formatMoney' | 'currency'> {
  ledger: {
    /** An amount is paid, after which the customer owes the balance. */
    paymentDone: (amount: string, balance: string) => string;
    /** An amount is paid back, after which the customer owes the balance. */
    refundDone: (amount: string, balance: string) => string;
    /** The customer has paid less than the refund. */
    refundTooHigh: (paid: string) => string;
    /** A cheque is received, which counts once it has cleared. */
    chequeReceived: (amount: string) => string;
    /** No response arrived, so the entry may be recorded. */
    mayBeRecorded: string;
    /** The same payment was recorded at this time, within the hour. */
    alreadyRecorded: (time: string) => string;
  };
  locale: string;
}

const formatTime = (at: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));

/**
 * Returns a function that records a payment of a customer, or money that is paid back. Its error says whether the same payment is recorded already: sent again with
 * `isRepeated`, it is recorded once more.
 */
export const usePay = (
  { ledger, formatMoney, currency, locale }: PaymentMessages,
  kind: 'payment' | 'refund' = 'payment',
) => {
  const { onSuccess } = useClientSettings();
  const done = { payment: ledger.paymentDone, refund: ledger.refundDone };
  const format = (amount: number) => formatMoney(fromSmallestUnit(amount, currencyDigits(currency)));
  const add = useMutation('addLedgerEntry', {
    unknownOutcomeMessage: ledger.mayBeRecorded,
    conflictMessage: (body) => {
      const { recordedAt, paid } = readConflict(body);
      if (paid !== undefined) return ledger.refundTooHigh(format(paid));
      return recordedAt && ledger.alreadyRecorded(formatTime(recordedAt, locale));
    },
  });
  return async ({ _id }: Pick<Customer, '_id'>, payment: EnteredEntry, form: object) => {
    const error = await add(
      { id: _id, kind, ...payment },
      ({ balance, cheque }) => {
        const amount = format(payment.amount);
        onSuccess?.(cheque ? ledger.chequeReceived(amount) : done[kind](amount, format(balance)), 'addLedgerEntry');
      },
      form,
    );
    return error && { ...error, isRecorded: readConflict(error.body).recordedAt !== undefined };
  };
};
