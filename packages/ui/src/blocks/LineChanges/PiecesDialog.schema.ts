import { check, forward, type InferOutput, nonEmpty, object, pipe, string, transform } from 'valibot';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { formatNumber } from '../../format/numbers.js';
import { reasonLength } from '@dealerkit/domain/text/textLengths';
import type { TextsOf } from '../../texts/en.js';
import { limitedText } from '../limitedText.js';

/** What is validated of some pieces. */
interface PiecesRules {
  /** The greatest number of pieces; without it there is none. */
  most: number | undefined;
  /** Whether the reason is asked for. */
  asksReason: boolean;
  /** Parses a typed amount to the smallest unit of the currency. */
  parseAmount: (typed: string) => number;
  /** Returns the highest amount that some pieces credit; without it no amount is asked for. */
  mostCredit: ((pieces: number) => number) | undefined;
}

/** Validates pieces of a line, the reason and the credit if they are asked for. */
export const piecesSchema =
  ({ most, asksReason, parseAmount, mostCredit }: PiecesRules) =>
  (texts: TextsOf<'orderChanges' | 'orders'>) => {
    const { orderChanges, orders, locale } = texts;
    const reason = limitedText(reasonLength, texts);
    const message =
      most === undefined ? orderChanges.piecesWhole : orderChanges.piecesInvalid(formatNumber(most, locale));
    const fields = object({
      pieces: pipe(
        string(),
        transform(parseNumber),
        check((pieces) => Number.isInteger(pieces) && pieces >= 1 && pieces <= (most ?? Infinity), message),
      ),
      reason: asksReason ? pipe(reason, nonEmpty(orders.reasonRequired)) : reason,
      credit: pipe(
        string(),
        transform((typed) => (typed.trim() === '' ? undefined : parseAmount(typed))),
        check((credit) => credit === undefined || credit >= 0, orderChanges.amountInvalid),
      ),
    });
    const isCreditPossible = ({ pieces, credit = 0 }: InferOutput<typeof fields>) =>
      credit <= (mostCredit?.(pieces) ?? Infinity);
    return pipe(fields, forward(check(isCreditPossible, orderChanges.creditTooHigh), ['credit']));
  };
