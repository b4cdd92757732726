import { check, nonEmpty, object, pipe, string, transform, trim } from 'valibot';
import { parseNumber } from '@dealerkit/domain/numbers';
import { formatNumber } from '../../format/numbers.js';
import type { TextsOf } from '../../texts/en.js';

/** Validates pieces of a line up to `most`, and the reason if it is asked for. */
export const piecesSchema =
  (most: number | undefined, asksReason: boolean) =>
  ({ orderChanges, orders, locale }: TextsOf<'orderChanges' | 'orders'>) => {
    const message =
      most === undefined ? orderChanges.piecesWhole : orderChanges.piecesInvalid(formatNumber(most, locale));
    return object({
      pieces: pipe(
        string(),
        transform(parseNumber),
        check((pieces) => Number.isInteger(pieces) && pieces >= 1 && pieces <= (most ?? Infinity), message),
      ),
      reason: asksReason ? pipe(string(), trim(), nonEmpty(orders.reasonRequired)) : pipe(string(), trim()),
    });
  };
