import { check, integer, nonEmpty, object, pipe, string, transform, trim } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { parseNumber } from '@dealerkit/domain/numbers';
import { isPhone } from '@dealerkit/domain/phone';
import type { QuantityBounds } from '@dealerkit/domain/partRules';
import type { TextsOf } from '../../texts/en.js';
import { emailPattern } from '../credentials.js';

const parseQuantity = (typed: string) => (typed.trim() === '' ? 0 : parseNumber(typed));

/** Validates an order that an admin places for a customer; the e-mail may be empty. */
export const counterOrderSchema = (
  { order, counterOrder, login }: TextsOf<'counterOrder' | 'login' | 'order'>,
  { minimum, available }: QuantityBounds,
) =>
  object({
    orderQuantity: pipe(
      string(),
      transform(parseQuantity),
      integer(order.quantityWhole),
      check((quantity) => quantity >= minimum && quantity <= available, order.quantityOutOfRange),
    ),
    userName: pipe(string(), trim(), nonEmpty(counterOrder.nameRequired)),
    phone: pipe(string(), trim(), nonEmpty(order.phoneRequired), check(isPhone, order.phoneInvalid)),
    address: pipe(string(), trim(), nonEmpty(order.addressRequired)),
    userEmail: pipe(
      string(),
      trim(),
      check((email) => email === '' || emailPattern.test(email), login.emailInvalid),
    ),
  });

/** The values of the fields as the admin typed them. */
export type TypedCounterOrder = InferInput<ReturnType<typeof counterOrderSchema>>;

/** The valid values of the form. */
export type CounterOrder = InferOutput<ReturnType<typeof counterOrderSchema>>;
