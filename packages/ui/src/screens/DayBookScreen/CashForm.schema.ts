import { check, nonEmpty, object, picklist, pipe, string, transform } from 'valibot';
import type { InferInput } from 'valibot';
import { textLengths } from '@dealerkit/domain/text/textLengths';
import { checkDecimals } from '../../blocks/decimals.js';
import { dayUntil } from '../../blocks/dayUntil.js';
import { limitedText } from '../../blocks/limitedText.js';
import { parseAmount } from '../../format/amounts.js';
import type { TextsOf } from '../../texts/en.js';

/** Whether cash comes in or goes out. */
export const cashKinds = ['cashOut', 'cashIn'] as const;

/** Cash without a customer as it is recorded; the amount is positive. */
export interface CashEntry {
  kind: (typeof cashKinds)[number];
  amount: number;
  note: string;
  /** The day, as `2026-11-22`; now without it. */
  at?: string;
}

/** Validates an amount in the given currency, what it is for, and its day. */
export const cashSchema = (currency: string, today: string) => (texts: TextsOf<'ledger'>) =>
  pipe(
    object({
      kind: picklist(cashKinds),
      amount: pipe(
        string(),
        checkDecimals(currency, texts.ledger, texts.locale),
        check((typed) => parseAmount(typed, currency) > 0, texts.ledger.amountRequired),
      ),
      note: pipe(limitedText(textLengths.cash_entries.note, texts), nonEmpty(texts.ledger.noteRequired)),
      at: dayUntil(today, texts),
    }),
    transform(({ kind, amount, note, at }): CashEntry => ({
      kind,
      amount: parseAmount(amount, currency),
      note,
      ...(at && { at }),
    })),
  );

/** The values of the fields as the admin typed them. */
export type TypedCash = InferInput<ReturnType<ReturnType<typeof cashSchema>>>;

/** The empty form. */
export const noCash: TypedCash = { kind: 'cashOut', amount: '', note: '', at: '' };
