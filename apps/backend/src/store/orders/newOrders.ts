import type { NewOrder } from './orderResults.ts';
import { first } from '../sql/first.ts';
import type { Statements } from '../sql/transactions.ts';

/** Whose key it is with which an order was placed: the address or the `_id` that the order names. */
export const keyOwnerOf = ({ userEmail, customer }: NewOrder): string => customer ?? userEmail ?? '';

/** Who places an order, and from which account. */
export interface Placer {
  actor: string;
  placedBy: string | undefined;
}

/** Whether the account that places its own order was deleted after the request came. */
export function* isAccountGone({ userEmail }: NewOrder, { actor, placedBy }: Placer): Statements<boolean> {
  if (placedBy === undefined || actor !== userEmail) return false;
  return !(yield* first('SELECT 1 FROM users WHERE email = ?', userEmail));
}
