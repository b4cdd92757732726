import type { NewOrder } from '../orderResults.ts';
import { first } from '../first.ts';
import type { Books, Changes, Steps } from '../steps.ts';
import { readCustomer } from './customerRows.ts';
import { customerOfAccount } from './customers.ts';

/** Whose key it is with which an order was placed: the address or the `_id` that the order names. */
export const keyOwnerOf = ({ userEmail, customer }: NewOrder): string => customer ?? userEmail ?? '';

/** Who places an order, and from which account. */
export interface Placer {
  actor: string;
  placedBy: string | undefined;
}

/** Whether the account that places its own order was deleted after the request came. */
export function* isAccountGone({ userEmail }: NewOrder, { actor, placedBy }: Placer): Steps<boolean> {
  if (placedBy === undefined || actor !== userEmail) return false;
  return !(yield* first('SELECT 1 FROM users WHERE email = ?', userEmail));
}

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
