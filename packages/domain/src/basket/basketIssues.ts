import { activeLines, type Basket, basketLine, type BasketLine, updateLine } from './basketRules.js';
import type { Part } from '../entities.js';
import { isOutOfStock, partPrice, quantityBounds } from '../parts/partRules.js';

/** Why a line cannot be ordered. */
export type LineIssue = 'notOnSale' | 'unnamed' | 'outOfStock' | 'belowMinimum' | 'aboveStock';

/** Returns why a line cannot be ordered, or undefined; `part` is undefined if it is no longer on sale. */
export const lineIssue = (
  { quantity }: Pick<BasketLine, 'quantity'>,
  part: Part | undefined,
): LineIssue | undefined => {
  if (!part) return 'notOnSale';
  if (!part.product_name?.trim()) return 'unnamed';
  if (isOutOfStock(part)) return 'outOfStock';
  const { minimum, available } = quantityBounds(part);
  if (quantity > available) return 'aboveStock';
  return quantity < minimum ? 'belowMinimum' : undefined;
};

/** Whether the price of the part is another one than the customer saw. */
export const isPriceChanged = ({ price }: Pick<BasketLine, 'price'>, part: Part | undefined): boolean =>
  part !== undefined && partPrice(part) !== price;

/** Accepts the price, name and stock of today: the quantity is moved into its bounds. */
export const acceptLine = (basket: Basket, part: Part): Basket => {
  const { minimum, available } = quantityBounds(part);
  return updateLine(basket, part._id, ({ quantity, isSaved }) => ({
    ...basketLine(part, isOutOfStock(part) ? quantity : Math.max(minimum, Math.min(quantity, available))),
    ...(isSaved !== undefined && { isSaved }),
  }));
};

/** Whether all lines can be ordered at the prices that the customer saw. */
export const canPlace = (basket: Basket, partOf: (line: BasketLine) => Part | undefined): boolean => {
  const lines = activeLines(basket);
  return (
    lines.length > 0 && lines.every((line) => !lineIssue(line, partOf(line)) && !isPriceChanged(line, partOf(line)))
  );
};
