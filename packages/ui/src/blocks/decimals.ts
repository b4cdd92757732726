import { currencyDigits } from '@dealerkit/domain/money/amounts';
import { check } from 'valibot';
import { hasTooManyDecimals } from '../format/amounts.js';
import { formatNumber } from '../format/numbers.js';

/** The message for an amount with more decimals than the currency, of which it names how many. */
export interface DecimalsMessage {
  tooManyDecimals: (digits: string) => string;
}

/** Returns the message for an amount with more decimals than the currency. */
export const decimalsMessage = (currency: string, { tooManyDecimals }: DecimalsMessage, locale: string): string =>
  tooManyDecimals(formatNumber(currencyDigits(currency), locale));

/** Rejects a typed amount with more decimals than the currency. */
export const checkDecimals = (currency: string, messages: DecimalsMessage, locale: string) =>
  check((typed: string) => !hasTooManyDecimals(typed, currency), decimalsMessage(currency, messages, locale));
