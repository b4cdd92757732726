import type { Part } from '@dealerkit/domain/entities';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { joinDescription, parsePrice } from './AddPartForm.schema.js';
import type { TypedPart } from './AddPartForm.schema.js';

const parseQuantity = (typed = '') => {
  const quantity = parseNumber(typed);
  return Number.isFinite(quantity) ? quantity : undefined;
};

/** Returns the part for the preview of a form that may be incomplete. */
export const previewPart = (
  { product_name, image, price, minimum_order_quantity, available_quantity, ...description }: Partial<TypedPart>,
  currency: string,
): Part => ({
  _id: '',
  product_name,
  image,
  description: joinDescription(description),
  price: parsePrice(price ?? '', currency),
  minimum_order_quantity: parseQuantity(minimum_order_quantity),
  available_quantity: parseQuantity(available_quantity),
});
