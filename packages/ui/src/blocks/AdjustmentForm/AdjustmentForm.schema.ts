import { check, nonEmpty, object, pipe, string, transform } from 'valibot';
import { parseAmount } from '../../format/amounts.js';
import type { TextsOf } from '../../texts/en.js';
import { checkDecimals } from '../decimals.js';
import { limitedText } from '../limitedText.js';
import { textLengths } from '@dealerkit/domain/text/textLengths';

/** An adjustment as it is recorded; the amount is positive if it raises the balance. */
export interface Adjustment {
  amount: number;
  note: string;
}

/** Validates an adjustment in the given currency. */
export const adjustmentSchema = (currency: string) => (texts: TextsOf<'ledger'>) =>
  pipe(
    object({
      amount: pipe(
        string(),
        checkDecimals(currency, texts.ledger, texts.locale),
        check((typed) => Math.abs(parseAmount(typed, currency)) > 0, texts.ledger.adjustmentInvalid),
      ),
      note: pipe(limitedText(textLengths.ledger_entries.note, texts), nonEmpty(texts.ledger.noteRequired)),
    }),
    transform(({ amount, note }): Adjustment => ({ amount: parseAmount(amount, currency), note })),
  );

/** The values of the fields as the admin typed them. */
