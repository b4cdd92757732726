import { currencyDigits, hasMoreDecimals, MAX_AMOUNT, toSmallestUnit } from '@dealerkit/domain/money/amounts';
import { parseMoney } from './parseMoney.js';

/** Whether a typed amount has more decimals than the currency. */
export const hasTooManyDecimals = (text: string, currency: string): boolean =>
  hasMoreDecimals(parseMoney(text, currency), currencyDigits(currency));

/** Parses a typed amount to the smallest unit of the currency; NaN if it is none, has a fraction of that unit, or is too high. */
export const parseAmount = (text: string, currency: string): number => {
  const digits = currencyDigits(currency);
  const value = parseMoney(text, currency);
  const amount = toSmallestUnit(value, digits);
  return !hasMoreDecimals(value, digits) && Math.abs(amount) <= MAX_AMOUNT ? amount : Number.NaN;
};
