import { check, object, pipe, string, transform } from 'valibot';
import type { InferInput } from 'valibot';
import { checkDecimals } from '../../blocks/decimals.js';
import { parseAmount } from '../../format/amounts.js';
import type { TextsOf } from '../../texts/en.js';

/** Validates the counted cash in the given currency. */
export const countedSchema = (currency: string) => (texts: TextsOf<'ledger' | 'dayBook'>) =>
  pipe(
    object({
      countedCash: pipe(
        string(),
        checkDecimals(currency, texts.ledger, texts.locale),
        check((typed) => parseAmount(typed, currency) >= 0, texts.dayBook.countedRequired),
      ),
    }),
    transform(({ countedCash }) => ({ countedCash: parseAmount(countedCash, currency) })),
  );

/** The counted cash as the admin typed it. */
type TypedCount = InferInput<ReturnType<ReturnType<typeof countedSchema>>>;

/** The empty form. */
export const nothingCounted: TypedCount = { countedCash: '' };
