import { check, integer, nonEmpty, object, pipe, string, transform, trim } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import type { QuantityBounds } from '@dealerkit/domain/partRules';
import type { TextsOf } from '../../texts/en.js';
import { parseNumber } from '@dealerkit/domain/numbers';
import { isPhone } from '@dealerkit/domain/phone';

/** Parses an empty field as 0, so that it is out of range and not an invalid number. */
const parseQuantity = (typed: string) => (typed.trim() === '' ? 0 : parseNumber(typed));

/** Validates the order form within the quantity bounds of a part. */
export const orderSchema = (
  { order, quantity: rules }: TextsOf<'order' | 'quantity'>,
  { minimum, available }: QuantityBounds,
) =>
  object({
    address: pipe(string(), trim(), nonEmpty(order.addressRequired)),
    phone: pipe(string(), trim(), nonEmpty(order.phoneRequired), check(isPhone, order.phoneInvalid)),
    orderQuantity: pipe(
      string(),
      transform(parseQuantity),
      integer(rules.whole),
      check((quantity) => quantity >= minimum && quantity <= available, order.quantityOutOfRange),
    ),
  });

/** The values of the fields as the user typed them. */
export type TypedOrder = InferInput<ReturnType<typeof orderSchema>>;

/** The valid values of the order form. */
export type NewOrder = InferOutput<ReturnType<typeof orderSchema>>;
