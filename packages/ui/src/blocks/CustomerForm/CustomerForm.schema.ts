import { check, maxLength, nonEmpty, object, pipe, rawTransform, string, transform, trim } from 'valibot';
import type { InferInput } from 'valibot';
import type { Customer } from '@dealerkit/domain/books';
import type { CustomerValues } from '@dealerkit/domain/customers/customers';
import { MAX_PHONES } from '@dealerkit/domain/phones/phone';
import { formatPhone } from '@dealerkit/domain/phones/phoneFormat';
import { examplePhone, numbersIn, wrongPhonesIn } from '@dealerkit/domain/phones/readPhones';
import { parseAmount } from '../../format/amounts.js';
import { formatNumber } from '../../format/numbers.js';
import type { TextsOf } from '../../texts/en.js';
import { checkDecimals } from '../decimals.js';
import { limitedName, limitedText, tooLong } from '../limitedText.js';
import { phoneTextLength, textLengths } from '@dealerkit/domain/text/textLengths';

const typedPhonesOf = (phones: readonly string[]) => phones.map((phone) => formatPhone(phone)).join(', ');

/** What is wrong with typed phone numbers, as a sentence; undefined if every digit is part of one. */
const phonesIssue = (typed: string, countryCode: string | undefined, { customers, locale }: TextsOf<'customers'>) => {
  if (typed.trim() === '') return customers.phoneRequired;
  const wrong = wrongPhonesIn(typed, countryCode);
  if (wrong !== '') return customers.phoneInvalid(wrong, examplePhone(countryCode));
  return numbersIn(typed, countryCode).length > MAX_PHONES
    ? customers.tooManyPhones(formatNumber(MAX_PHONES, locale))
    : undefined;
};

/** Merged customers can have more numbers, and earlier ones that cannot exist; they stay as long as they are not changed. */
const phonesSchema = (
  texts: TextsOf<'customers'>,
  countryCode: string | undefined,
  phonesBefore: readonly string[],
) => {
  const unchanged = typedPhonesOf(phonesBefore);
  const isUnchanged = (typed: string) => typed !== '' && typed === unchanged;
  return pipe(
    string(),
    maxLength(phoneTextLength * MAX_PHONES, tooLong(phoneTextLength * MAX_PHONES, texts)),
    rawTransform(({ dataset, addIssue, NEVER }) => {
      if (isUnchanged(dataset.value)) return [...phonesBefore];
      const message = phonesIssue(dataset.value, countryCode, texts);
      if (message === undefined) return numbersIn(dataset.value, countryCode);
      addIssue({ message });
      return NEVER;
    }),
  );
};

/** Validates a customer of a shop with this currency and country code of local phone numbers. `phonesBefore` are those that the form starts with. */
export const customerSchema =
  (currency: string, phonesBefore: readonly string[] = [], countryCode?: string) =>
  (texts: TextsOf<'customers'>) =>
    pipe(
      object({
        name: pipe(limitedName(textLengths.customers.name, texts), nonEmpty(texts.customers.nameRequired)),
        phones: phonesSchema(texts, countryCode, phonesBefore),
        address: limitedText(textLengths.customers.address, texts),
        note: limitedText(textLengths.customers.note, texts),
        creditLimit: pipe(
          string(),
          trim(),
          checkDecimals(currency, texts.customers, texts.locale),
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
