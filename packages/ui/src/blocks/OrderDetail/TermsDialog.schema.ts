import { rawCheck, record, string, pipe } from 'valibot';
import { hasTooManyDecimals, parseAmount } from '../../format/amounts.js';
import { textLengths } from '@dealerkit/domain/text/textLengths';
import type { TextsOf } from '../../texts/en.js';
import { decimalsMessage } from '../decimals.js';
import { tooLong } from '../limitedText.js';

/** Returns a function that returns the schema of the typed terms; all but the note are amounts, or empty. */
export const termsSchema = (currency: string) => (texts: TextsOf<'orderChanges'>) =>
  pipe(
    record(string(), string()),
    rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      for (const [key, value] of Object.entries(input)) {
        const isNote = key === 'note';
        const isValid = isNote
          ? value.trim().length <= textLengths.orders.note
          : value.trim() === '' || parseAmount(value, currency) >= 0;
        if (isValid) continue;
        const { orderChanges, locale } = texts;
        const notAnAmount = hasTooManyDecimals(value, currency)
          ? decimalsMessage(currency, orderChanges, locale)
          : orderChanges.amountInvalid;
        const message = isNote ? tooLong(textLengths.orders.note, texts) : notAnAmount;
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] });
      }
    }),
  );
