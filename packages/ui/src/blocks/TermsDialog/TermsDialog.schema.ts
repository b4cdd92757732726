import { rawCheck, record, string, pipe } from 'valibot';
import { parseAmount } from '../../format/amounts.js';
import type { TextsOf } from '../../texts/en.js';

/** Returns a function that returns the schema of the typed terms; all but the note are amounts, or empty. */
export const termsSchema =
  (currency: string) =>
  ({ orderChanges }: TextsOf<'orderChanges'>) =>
    pipe(
      record(string(), string()),
      rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const input = dataset.value;
        for (const [key, value] of Object.entries(input)) {
          if (key === 'note' || value.trim() === '' || parseAmount(value, currency) >= 0) continue;
          const message = orderChanges.amountInvalid;
          addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value }] });
        }
      }),
    );
