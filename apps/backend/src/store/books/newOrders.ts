import type { NewOrder } from '../orderResults.ts';

/** Whose key it is with which an order was placed: the address or the `_id` that the order names. */
export const keyOwnerOf = ({ userEmail, customer }: NewOrder): string => customer ?? userEmail ?? '';
