import { check, nonEmpty, object, pipe, string, trim } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import { isPhone } from '@dealerkit/domain/phone';
import type { TextsOf } from '../../texts/en.js';
import { emailPattern } from '../credentials.js';

/** Validates the customer of an order that an admin places; the e-mail may be empty. */
export const counterOrderSchema = ({ order, counterOrder, login }: TextsOf<'counterOrder' | 'login' | 'order'>) =>
  object({
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

/** The valid values of the form: who orders, and where to. */
export type CounterOrder = InferOutput<ReturnType<typeof counterOrderSchema>>;
