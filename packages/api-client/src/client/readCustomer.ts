import { object, safeParse } from 'valibot';
import { Customer } from '@dealerkit/domain/books';

const Conflict = object({ customer: Customer });

/** Reads the customer of the body of a 409: the one who has the phone number or the account, or the present values; undefined if the body has none. */
export const readCustomer = (body: unknown): Customer | undefined => {
  const { success, output } = safeParse(Conflict, body);
  return success ? output.customer : undefined;
};
