import { check, integer, nonEmpty, object, pipe, string, transform, trim } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import type { QuantityBounds } from '../../partRules.js';
import type { Texts } from '../../texts/en.js';
import { parseNumber } from '../../format/numbers.js';

/** Nothing typed is no piece, which is out of range rather than no number. */
const readQuantity = (typed: string) => (typed.trim() === '' ? 0 : parseNumber(typed));

/** What the order form takes (specification, section 5), within the bounds of a part. */
export const orderSchema = ({ order }: Texts, { minimum, available }: QuantityBounds) =>
  object({
    address: pipe(string(), trim(), nonEmpty(order.addressRequired)),
    phone: pipe(string(), trim(), nonEmpty(order.phoneRequired)),
    orderQuantity: pipe(
      string(),
      transform(readQuantity),
      integer(order.quantityWhole),
      check((quantity) => quantity >= minimum && quantity <= available, order.quantityOutOfRange),
    ),
  });

/** What stands in the order form while it is filled in. */
export type TypedOrder = InferInput<ReturnType<typeof orderSchema>>;

/** What an accepted order form hands on. */
export type PlacedOrder = InferOutput<ReturnType<typeof orderSchema>>;
