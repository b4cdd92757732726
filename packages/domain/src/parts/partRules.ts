import type { Part } from '../entities.js';

/** The highest price of one piece. */
export const MAX_PRICE = 1_000_000_000_000;

/** Whether a price is above the highest one. */
export const isPriceTooHigh = (price: Part['price']): boolean => typeof price === 'number' && price > MAX_PRICE;

/**
 * Returns the price of a part: a number, free text, or undefined. Which text is a number, the schema `Part` decides. One above the
 * highest price, which a host can have stored before, is undefined: its digits would fill the page.
 */
export const partPrice = ({ price }: Pick<Part, 'price'>): number | string | undefined => {
  if (isPriceTooHigh(price)) return undefined;
  return typeof price === 'string' ? price.trim() || undefined : price;
};

/** The smallest and the largest quantity of an order; `available` is Infinity if the stock is unknown. */
export interface QuantityBounds {
  minimum: number;
  available: number;
}

/** Returns the quantities that a part can be ordered in. The minimum is at least 1. */
export const quantityBounds = ({ minimum_order_quantity, available_quantity }: Part): QuantityBounds => ({
  minimum: Math.max(minimum_order_quantity ?? 1, 1),
  available: available_quantity ?? Infinity,
});

/** Whether less is in stock than the minimum order. An unknown stock is not out of stock. */
export const isOutOfStock = (part: Part): boolean => {
  const { minimum, available } = quantityBounds(part);
  return available < minimum;
};

/** Returns the key that makes the name of a part unique (D25): names that are the same text are one part. */
export { textKey as nameKey } from '../text/sameText.js';
