import { check, nonEmpty, object, pipe, string, transform } from 'valibot';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { formatNumber } from '../../format/numbers.js';
import { reasonLength } from '@dealerkit/domain/text/textLengths';
import type { TextsOf } from '../../texts/en.js';
import { limitedText } from '../limitedText.js';

/** Validates pieces of a line up to `most`, and the reason if it is asked for. */
export const piecesSchema =
  (most: number | undefined, asksReason: boolean) => (texts: TextsOf<'orderChanges' | 'orders'>) => {
    const { orderChanges, orders, locale } = texts;
    const reason = limitedText(reasonLength, texts);
    const message =
      most === undefined ? orderChanges.piecesWhole : orderChanges.piecesInvalid(formatNumber(most, locale));
    return object({
      pieces: pipe(
        string(),
        transform(parseNumber),
        check((pieces) => Number.isInteger(pieces) && pieces >= 1 && pieces <= (most ?? Infinity), message),
      ),
      reason: asksReason ? pipe(reason, nonEmpty(orders.reasonRequired)) : reason,
    });
  };
