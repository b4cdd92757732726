import { check, nonEmpty, object, pipe } from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import type { TextsOf } from '../../texts/en.js';
import { emailPattern } from '../credentials.js';
import { examplePhone, wrongPhonesIn } from '@dealerkit/domain/phones/readPhones';
import { deliveryFields } from '../deliveryFields.js';
import { limitedName, limitedText } from '../limitedText.js';
import { textLengths } from '@dealerkit/domain/text/textLengths';

/** Validates the customer of an order that an admin places; the e-mail may be empty. */
export const counterOrderSchema = (texts: TextsOf<'counterOrder' | 'login' | 'order'>) =>
  object({
    userName: pipe(limitedName(textLengths.orders.userName, texts), nonEmpty(texts.counterOrder.nameRequired)),
    ...deliveryFields(texts),
    userEmail: pipe(
      limitedText(textLengths.orders.userEmail, texts),
      check((email) => email === '' || emailPattern.test(email), texts.login.emailInvalid),
    ),
  });

/** Validates the order of a new customer of the shop as well, whose phone number has to exist. */
export const newCustomerSchema =
  (countryCode: string) => (texts: TextsOf<'counterOrder' | 'customers' | 'login' | 'order'>) => {
    const { entries } = counterOrderSchema(texts);
    const wrongIn = (typed: string) => wrongPhonesIn(typed, countryCode);
    const phone = pipe(
      entries.phone,
      check(
        (typed) => wrongIn(typed) === '',
        ({ input }) => texts.customers.phoneInvalid(wrongIn(input), examplePhone(countryCode)),
      ),
    );
    return object({ ...entries, phone });
  };

/** The values of the fields as the admin typed them. */
export type TypedCounterOrder = InferInput<ReturnType<typeof counterOrderSchema>>;

/** The valid values of the form: who orders, and where to. */
export type CounterOrder = InferOutput<ReturnType<typeof counterOrderSchema>>;
