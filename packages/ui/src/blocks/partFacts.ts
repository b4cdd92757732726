import type { Part } from '../entities.js';
import type { Texts } from '../texts/en.js';
import { readNumber } from '../texts/numbers.js';

/** The name of a part on every screen, or of an order's part: one without a name has the same stand-in everywhere. */
export const partName = ({ product_name }: Pick<Part, 'product_name'>, texts: Texts): string =>
  product_name?.trim() || texts.common.unnamedPart;

/** What a part costs: an amount, even if it came as text, or words; nothing where none is said. */
export const partPrice = ({ price }: Pick<Part, 'price'>): number | string | undefined => {
  if (typeof price !== 'string') return price;
  const amount = readNumber(price);
  return Number.isNaN(amount) ? price.trim() || undefined : amount;
};

/** Less is left than one must order at least, so no order is possible. An unknown stock is not an empty one. */
export const isOutOfStock = ({ available_quantity, minimum_order_quantity }: Part): boolean =>
  available_quantity !== undefined && available_quantity < Math.max(minimum_order_quantity ?? 1, 1);
