import { currencyDigits, MAX_AMOUNT } from '@dealerkit/domain/amounts';
import { parseMoney } from './money.js';

/** Parses a typed amount to the smallest unit of the currency; NaN if it is none, has a fraction of that unit, or is too high. */
export const parseAmount = (text: string, currency: string): number => {
  const scaled = parseMoney(text, currency) * 10 ** currencyDigits(currency);
  const amount = Math.round(scaled);
  // A product of decimals is not exact: 1.1 times 100 is 110.00000000000001.
  return Math.abs(scaled - amount) < 1e-4 && Math.abs(amount) <= MAX_AMOUNT ? amount : Number.NaN;
};
