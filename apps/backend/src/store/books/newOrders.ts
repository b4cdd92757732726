import type { NewOrder } from '../orderResults.ts';
import type { Books, Changes, Steps } from '../steps.ts';
import { readCustomer } from './customerRows.ts';
import { customerOfAccount } from './customers.ts';

/** Whose key it is with which an order was placed: the address or the `_id` that the order names. */
export const keyOwnerOf = ({ userEmail, customer }: NewOrder): string => customer ?? userEmail ?? '';

/** The customer of a new order with the e-mail address of the account, which is empty without one; undefined for an unknown `_id`. */
export function* customerOfNewOrder(
  books: Books,
  changes: Changes,
  { customer: _id, userEmail: email = '', ...contact }: NewOrder,
): Steps<{ _id: string; email: string } | undefined> {
  if (_id === undefined)
    return { _id: yield* customerOfAccount(books, changes, { ...contact, userEmail: email }), email };
  const customer = yield* readCustomer(_id);
  return customer && { _id: customer._id, email: customer.email ?? '' };
}
