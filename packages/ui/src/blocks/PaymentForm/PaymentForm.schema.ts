import { check, forward, object, partialCheck, picklist, pipe, string, transform } from 'valibot';
import type { InferInput } from 'valibot';
import { paymentMethods } from '@dealerkit/domain/books';
import type { PaymentMethod } from '@dealerkit/domain/books';
import { parseAmount } from '../../format/amounts.js';
import type { TextsOf } from '../../texts/en.js';
import { checkDecimals } from '../decimals.js';
import { dayUntil, localDay } from '../dayUntil.js';
import { limitedText } from '../limitedText.js';
import { textLengths } from '@dealerkit/domain/text/textLengths';

/** A payment as it is recorded; the amount is positive. */
export interface Payment {
  amount: number;
  method: PaymentMethod;
  reference?: string;
  chequeDate?: string;
  note?: string;
  /** The day of the payment, as `2026-11-22`; now without it. */
  at?: string;
  /** Whether it is recorded although the same one was recorded within the hour. */
  isRepeated?: boolean;
}

/** Validates a payment in the given currency; a cheque needs its number and its date, and a refund a note that says why. */
export const paymentSchema =
  (currency: string, needsNote = false) =>
  (texts: TextsOf<'ledger'>) =>
    pipe(
      object({
        amount: pipe(
          string(),
          checkDecimals(currency, texts.ledger, texts.locale),
          check((typed) => parseAmount(typed, currency) > 0, texts.ledger.amountRequired),
        ),
        method: picklist(paymentMethods),
        reference: limitedText(textLengths.ledger_entries.reference, texts),
        chequeDate: string(),
        note: pipe(
          limitedText(textLengths.ledger_entries.note, texts),
          check((note) => !needsNote || note !== '', texts.ledger.noteRequired),
        ),
        at: dayUntil(localDay(Date.now()), texts),
      }),
      forward(
        partialCheck(
          [['method'], ['reference']],
          ({ method, reference }) => method !== 'cheque' || reference !== '',
          texts.ledger.referenceRequired,
        ),
        ['reference'],
      ),
      forward(
        partialCheck(
          [['method'], ['chequeDate']],
          ({ method, chequeDate }) => method !== 'cheque' || chequeDate !== '',
          texts.ledger.chequeDateRequired,
        ),
        ['chequeDate'],
      ),
      transform(({ amount, method, reference, chequeDate, note, at }): Payment => ({
        amount: parseAmount(amount, currency),
        method,
        ...(reference && method !== 'cash' && { reference }),
        ...(chequeDate && method === 'cheque' && { chequeDate }),
        ...(note && { note }),
        ...(at && { at }),
      })),
    );

/** The values of the fields as the admin typed them. */
export type TypedPayment = InferInput<ReturnType<ReturnType<typeof paymentSchema>>>;

/** The empty form. */
export const noPayment: TypedPayment = { amount: '', method: 'cash', reference: '', chequeDate: '', note: '', at: '' };
