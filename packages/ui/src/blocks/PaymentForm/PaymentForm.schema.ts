import { check, forward, object, partialCheck, picklist, pipe, string, transform, trim } from 'valibot';
import type { InferInput } from 'valibot';
import { paymentMethods } from '@dealerkit/domain/books';
import type { PaymentMethod } from '@dealerkit/domain/books';
import { parseAmount } from '../../format/amounts.js';
import type { TextsOf } from '../../texts/en.js';

/** A payment as it is recorded; the amount is positive. */
export interface Payment {
  amount: number;
  method: PaymentMethod;
  reference?: string;
  chequeDate?: string;
  note?: string;
}

/** Validates a payment in the given currency; a cheque needs its number and its date. */
export const paymentSchema =
  (currency: string) =>
  ({ ledger }: TextsOf<'ledger'>) =>
    pipe(
      object({
        amount: pipe(
          string(),
          check((typed) => parseAmount(typed, currency) > 0, ledger.amountRequired),
        ),
        method: picklist(paymentMethods),
        reference: pipe(string(), trim()),
        chequeDate: string(),
        note: pipe(string(), trim()),
      }),
      forward(
        partialCheck(
          [['method'], ['reference']],
          ({ method, reference }) => method !== 'cheque' || reference !== '',
          ledger.referenceRequired,
        ),
        ['reference'],
      ),
      forward(
        partialCheck(
          [['method'], ['chequeDate']],
          ({ method, chequeDate }) => method !== 'cheque' || chequeDate !== '',
          ledger.chequeDateRequired,
        ),
        ['chequeDate'],
      ),
      transform(({ amount, method, reference, chequeDate, note }): Payment => ({
        amount: parseAmount(amount, currency),
        method,
        ...(reference && method !== 'cash' && { reference }),
        ...(chequeDate && method === 'cheque' && { chequeDate }),
        ...(note && { note }),
      })),
    );

/** The values of the fields as the admin typed them. */
export type TypedPayment = InferInput<ReturnType<ReturnType<typeof paymentSchema>>>;

/** The empty form. */
export const noPayment: TypedPayment = { amount: '', method: 'cash', reference: '', chequeDate: '', note: '' };
