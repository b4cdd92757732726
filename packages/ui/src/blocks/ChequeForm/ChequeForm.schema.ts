import { check, object, pipe, string, transform } from 'valibot';
import type { InferInput } from 'valibot';
import type { ChequeStatus } from '@dealerkit/domain/books';
import { needsReason } from '@dealerkit/domain/books/cheques';
import { textLengths } from '@dealerkit/domain/text/textLengths';
import { parseAmount } from '../../format/amounts.js';
import type { TextsOf } from '../../texts/en.js';
import { checkDecimals } from '../decimals.js';
import { dayUntil, localDay } from '../dayUntil.js';
import { limitedText } from '../limitedText.js';

/** What became of a cheque. */
export interface ChequeChange {
  /** The status that the admin has seen. */
  from: ChequeStatus;
  to: ChequeStatus;
  reason?: string;
  /** What the bank charges for a cheque that bounced. */
  charge?: number;
  /** The day on which the bank paid or charged it, as `2026-11-22`; now without it. */
  at?: string;
}

/** What an admin enters of a change. */
export type EnteredChange = Omit<ChequeChange, 'from' | 'to'>;

/** Validates what a status needs: the reason, the charge of the bank in the given currency, and the day. */
export const chequeSchema = (currency: string, to: ChequeStatus) => (texts: TextsOf<'ledger'>) =>
  pipe(
    object({
      reason: pipe(
        limitedText(textLengths.cheques.reason, texts),
        check((reason) => !needsReason(to) || reason !== '', texts.ledger.reasonRequired),
      ),
      charge: pipe(
        string(),
        checkDecimals(currency, texts.ledger, texts.locale),
        check((typed) => typed.trim() === '' || parseAmount(typed, currency) > 0, texts.ledger.amountRequired),
      ),
      at: dayUntil(localDay(Date.now()), texts),
    }),
    transform(({ reason, charge, at }): EnteredChange => ({
      ...(needsReason(to) && { reason }),
      ...(charge.trim() && { charge: parseAmount(charge, currency) }),
      ...(at && { at }),
    })),
  );

/** The values of the fields as the admin typed them. */
export type TypedChange = InferInput<ReturnType<ReturnType<typeof chequeSchema>>>;

/** The empty form. */
export const noChange: TypedChange = { reason: '', charge: '', at: '' };
