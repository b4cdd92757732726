import type { Part } from '../../entities.js';
import { parseNumber } from '../../format/numbers.js';
import { readPrice } from './AddPartForm.schema.js';
import type { TypedPart } from './AddPartForm.schema.js';

const count = (typed = '') => {
  const figure = parseNumber(typed);
  return Number.isFinite(figure) ? figure : undefined;
};

/** The part that the typed words would make, however little of it is there yet. */
export const partFrom = ({
  price,
  minimum_order_quantity,
  available_quantity,
  ...words
}: Partial<TypedPart>): Part => ({
  ...words,
  _id: '',
  price: readPrice(price ?? ''),
  minimum_order_quantity: count(minimum_order_quantity),
  available_quantity: count(available_quantity),
});
