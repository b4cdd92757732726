import { activeLines, type Basket, type BasketLine } from './basketRules.js';
import { lineAmount } from '../orders/orderTerms.js';

// Amounts are whole numbers of the smallest unit of the currency.

/** Returns the amount of a line, which is what it is charged; undefined if its price is to be agreed. */
export const lineTotal = (
  { price, quantity }: Pick<BasketLine, 'price' | 'quantity'>,
  digits: number,
): number | undefined => lineAmount({ price, orderQuantity: quantity }, digits);

/** The sum of the lines that are ordered. */
export interface BasketTotal {
  /** The sum of the lines that have an amount. */
  amount: number;
  /** The number of lines whose price is to be agreed. */
  toBeAgreed: number;
  /** The number of lines. */
  lines: number;
}

/** Returns the sum of the lines that are ordered. */
export const basketTotal = (basket: Basket, digits: number): BasketTotal => {
  const lines = activeLines(basket);
  const totals = lines.map((line) => lineTotal(line, digits));
  return {
    amount: totals.reduce<number>((sum, total = 0) => sum + total, 0),
    toBeAgreed: totals.filter((total) => total === undefined).length,
    lines: lines.length,
  };
};
