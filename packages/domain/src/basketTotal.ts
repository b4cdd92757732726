import { activeLines, type Basket, type BasketLine } from './basketRules.js';

/** Returns the sum of a line, or undefined if its price is not an amount. */
export const lineTotal = ({ price, quantity }: Pick<BasketLine, 'price' | 'quantity'>): number | undefined =>
  typeof price === 'number' ? price * quantity : undefined;

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
export const basketTotal = (basket: Basket): BasketTotal => {
  const lines = activeLines(basket);
  const totals = lines.map(lineTotal);
  return {
    amount: totals.reduce<number>((sum, total = 0) => sum + total, 0),
    toBeAgreed: totals.filter((total) => total === undefined).length,
    lines: lines.length,
  };
};
