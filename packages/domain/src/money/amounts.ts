import type { Part } from '../entities.js';
import { isPriceTooHigh } from '../parts/partRules.js';

/** The highest amount of own calls, in the smallest unit of the currency. */
export const MAX_AMOUNT = 1_000_000_000_000;

/** From here on an amount counts towards `MAX_LARGE_AMOUNTS`: nine million smaller ones still have an exact sum. */
export const LARGE_AMOUNT = 1_000_000_000;

/** The highest sum of the large amounts in the books, whatever their sign; with the smaller ones every sum of entries stays exact. */
export const MAX_LARGE_AMOUNTS = 4_000_000_000_000_000;

/** Returns how many decimal digits the smallest unit of a currency has: 2 for BDT. @throws RangeError for what is no ISO 4217 code */
export const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;

/** Moves the decimal point of the text of an amount, since a product is not exact: 1.005 times 100 is 100.49999999999999. */
const shiftPoint = (amount: number, digits: number): number => {
  const [decimals = '', exponent = '0'] = String(amount).split('e');
  return Number(`${decimals}e${Number(exponent) + digits}`);
};

/** Whether an amount has more decimals than the currency. */
export const hasMoreDecimals = (amount: number, digits: number): boolean =>
  Number.isFinite(amount) && !Number.isInteger(shiftPoint(amount, digits));

/** Returns a price in the smallest unit of the currency; half a unit is rounded up, of a negative price down. */
export const toSmallestUnit = (price: number, digits: number): number =>
  price < 0 ? -Math.round(shiftPoint(-price, digits)) : Math.round(shiftPoint(price, digits));

/** Returns the documented price in the smallest unit of the currency, or undefined for one that is text or unknown: it is to be agreed. */
export const priceInSmallestUnit = ({ price }: Pick<Part, 'price'>, digits: number): number | undefined =>
  typeof price === 'number' && !isPriceTooHigh(price) ? toSmallestUnit(price, digits) : undefined;

/** Returns an amount of the smallest unit as a number of the currency, for display. */
export const fromSmallestUnit = (amount: number, digits: number): number => amount / 10 ** digits;
