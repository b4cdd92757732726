import type { OrderSort } from '@dealerkit/domain/orders/orderQuery';
import { storableText } from '@dealerkit/domain/text/textRules';
import * as v from 'valibot';
import type { OrderPosition } from '../store/queries.ts';

/** The value of `before` for the orders after a position, which stays valid when the order there is deleted. */
export const cursorOf = ({ value, number }: OrderPosition): string =>
  Buffer.from(JSON.stringify([value, number])).toString('base64url');

const wholeNumber = v.pipe(v.number(), v.safeInteger());

/** A list is sorted by a text or by a number. */
const valueOf = (sort: OrderSort | undefined) => (sort === 'customer' || sort === 'place' ? storableText : wholeNumber);

/** The position of a cursor of the list with a sort order; undefined for any other text. */
export function positionOfCursor(cursor: string, sort: OrderSort | undefined): OrderPosition | undefined {
  const json = Buffer.from(cursor, 'base64url').toString();
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.tuple([valueOf(sort), wholeNumber])), json);
  if (!parsed.success) return undefined;
  const [value, number] = parsed.output;
  return { value, number };
}
