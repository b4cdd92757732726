import type { Part } from '../../entities.js';
import { parseNumber } from '../../format/numbers.js';
import { parsePrice } from './AddPartForm.schema.js';
import type { TypedPart } from './AddPartForm.schema.js';

const parseQuantity = (typed = '') => {
  const quantity = parseNumber(typed);
  return Number.isFinite(quantity) ? quantity : undefined;
};

/** Returns the part for the preview of a form that may be incomplete. */
export const previewPart = ({
  price,
  minimum_order_quantity,
  available_quantity,
  ...texts
}: Partial<TypedPart>): Part => ({
  ...texts,
  _id: '',
  price: parsePrice(price ?? ''),
  minimum_order_quantity: parseQuantity(minimum_order_quantity),
  available_quantity: parseQuantity(available_quantity),
});
