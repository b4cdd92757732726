import { check, nonEmpty, object, pipe, string, transform, trim } from 'valibot';
import { parseAmount } from '../../format/amounts.js';
import type { TextsOf } from '../../texts/en.js';

/** An adjustment as it is recorded; the amount is positive if it raises the balance. */
export interface Adjustment {
  amount: number;
  note: string;
}

/** Validates an adjustment in the given currency. */
export const adjustmentSchema =
  (currency: string) =>
  ({ ledger }: TextsOf<'ledger'>) =>
    pipe(
      object({
        amount: pipe(
          string(),
          check((typed) => Math.abs(parseAmount(typed, currency)) > 0, ledger.adjustmentInvalid),
        ),
        note: pipe(string(), trim(), nonEmpty(ledger.noteRequired)),
      }),
      transform(({ amount, note }): Adjustment => ({ amount: parseAmount(amount, currency), note })),
    );

/** The values of the fields as the admin typed them. */
