import { check, nonEmpty, object, pipe, string, transform, trim } from 'valibot';
import type { InferInput } from 'valibot';
import type { Customer } from '@dealerkit/domain/books';
import { enteredPhones, typedPhones } from '@dealerkit/domain/customers';
import type { CustomerValues } from '@dealerkit/domain/customers';
import { formatPhone, MAX_PHONES, phoneNumber } from '@dealerkit/domain/phone';
import { parseAmount } from '../../format/amounts.js';
import { formatNumber } from '../../format/numbers.js';
import type { TextsOf } from '../../texts/en.js';
import { limitedName, limitedText } from '../limitedText.js';
import { textLengths } from '@dealerkit/domain/textLengths';

/** The first of the typed phone numbers that is none. */
const wrongPhone = (typed: string) => typedPhones(typed).find((phone) => phoneNumber(phone) === undefined);

const typedPhonesOf = (phones: readonly string[]) => phones.map(formatPhone).join(', ');

const phonesSchema = ({ customers, locale }: TextsOf<'customers'>, unchanged: string) =>
  pipe(
    string(),
    check((typed) => typedPhones(typed).length > 0, customers.phoneRequired),
    check(
      (typed) => wrongPhone(typed) === undefined,
      ({ input }) => customers.phoneInvalid(wrongPhone(input) ?? ''),
    ),
    // Merged customers can have more, which stay as long as they are not changed.
    check(
      (typed) => typed === unchanged || enteredPhones(typedPhones(typed)).length <= MAX_PHONES,
      customers.tooManyPhones(formatNumber(MAX_PHONES, locale)),
    ),
    transform((typed) => enteredPhones(typedPhones(typed))),
  );

/** Validates a customer; phone numbers are separated by commas, and the limit is an amount of the given currency. `phonesBefore` are those that the form starts with. */
export const customerSchema =
  (currency: string, phonesBefore: readonly string[] = []) =>
  (texts: TextsOf<'customers'>) =>
    pipe(
      object({
        name: pipe(limitedName(textLengths.customers.name, texts), nonEmpty(texts.customers.nameRequired)),
        phones: phonesSchema(texts, typedPhonesOf(phonesBefore)),
        address: limitedText(textLengths.customers.address, texts),
        note: limitedText(textLengths.customers.note, texts),
        creditLimit: pipe(
          string(),
          trim(),
          check((limit) => limit === '' || parseAmount(limit, currency) >= 0, texts.customers.amountInvalid),
        ),
      }),
      transform(({ name, phones, address, note, creditLimit }): CustomerValues => ({
        name,
        phones,
        ...(address && { address }),
        ...(note && { note }),
        ...(creditLimit && { creditLimit: parseAmount(creditLimit, currency) }),
      })),
    );

/** The values of the fields as the admin typed them. */
export type TypedCustomer = InferInput<ReturnType<ReturnType<typeof customerSchema>>>;

/** Returns the texts of the fields for a customer; `toInput` formats the limit. */
export const typedCustomerOf = (
  { name = '', phones = [], address = '', note = '', creditLimit }: Partial<Customer>,
  toInput: (amount: number | undefined) => string,
): TypedCustomer => ({
  name,
  phones: typedPhonesOf(phones),
  address,
  note,
  creditLimit: toInput(creditLimit),
});
