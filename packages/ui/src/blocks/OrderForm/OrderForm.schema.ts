import { check, integer, object, pipe, string, transform } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import type { QuantityBounds } from '@dealerkit/domain/parts/partRules';
import type { WithOwnValues } from '../../AsyncData.js';
import type { TextsOf } from '../../texts/en.js';
import { parseNumber } from '@dealerkit/domain/text/numbers';
import { deliveryFields } from '../deliveryFields.js';

/** Parses an empty field as 0, so that it is out of range and not an invalid number. */
const parseQuantity = (typed: string) => (typed.trim() === '' ? 0 : parseNumber(typed));

/** Validates the order form within the quantity bounds of a part. */
export const orderSchema = (texts: TextsOf<'order' | 'quantity'>, { minimum, available }: QuantityBounds) => {
  const { order, quantity: rules } = texts;
  return object({
    ...deliveryFields(texts),
    orderQuantity: pipe(
      string(),
      transform(parseQuantity),
      integer(rules.whole),
      check((quantity) => quantity >= minimum && quantity <= available, order.quantityOutOfRange),
    ),
  });
};

/** The values of the fields as the user typed them. */
export type TypedOrder = InferInput<ReturnType<typeof orderSchema>>;

/** The valid values of the order form. */
export type NewOrder = InferOutput<ReturnType<typeof orderSchema>> & WithOwnValues;
