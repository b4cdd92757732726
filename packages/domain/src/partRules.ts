import type { Part } from './entities.js';
import { parseNumber } from './numbers.js';

/** The highest price of one piece. */
export const MAX_PRICE = 1_000_000_000_000;

/** A price as a number if it is one, also if it is stored as text. */
const amountOf = (price: Part['price']) => (typeof price === 'string' ? parseNumber(price) : price);

/** Whether a price is above the highest one. */
export const isPriceTooHigh = (price: Part['price']): boolean => (amountOf(price) ?? 0) > MAX_PRICE;

/**
 * Returns the price of a part: a number (also if it is stored as text), free text, or undefined. One above the highest price, which
 * a host can have stored before, is undefined: its digits would fill the page.
 */
export const partPrice = ({ price }: Pick<Part, 'price'>): number | string | undefined => {
  if (isPriceTooHigh(price)) return undefined;
  const amount = amountOf(price);
  return typeof price === 'string' && Number.isNaN(amount) ? price.trim() || undefined : amount;
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

/** Returns the key that makes the name of a part unique (D25): whatever its case, surrounding white space and accents ("ß" is "SS"). */
export const nameKey = (name: string): string => name.trim().normalize('NFC').toUpperCase().toLowerCase();
