import { storableText } from '@dealerkit/domain/text/textRules';
import * as v from 'valibot';
import { HttpError } from '../http/HttpError.ts';
import type { RowPosition } from '../store/Page.ts';

const idOfRow = v.pipe(v.string(), v.regex(/^[\da-f]{24}$/));

const value = v.union([v.pipe(v.number(), v.finite()), storableText]);

const Cursor = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.string(), v.pipe(v.number(), v.integer()), value, idOfRow]),
);

/** The value of `before` for the rows after a position, which stays valid when the row there is changed or deleted. */
export const cursorOfRow = ({ segment, value: sorted, _id }: RowPosition, sort: string): string =>
  Buffer.from(JSON.stringify([sort, segment, sorted, _id])).toString('base64url');

/** Where the list with a sort order goes on: after a cursor, or after the row with an `_id`. @throws HttpError 400 for any other text */
export function startOfPage(
  before: string | undefined,
  sort: string,
): { before?: string | undefined; after?: RowPosition } {
  if (before === undefined || v.is(idOfRow, before)) return { before };
  const cursor = v.safeParse(Cursor, Buffer.from(before, 'base64url').toString());
  if (cursor.success && cursor.output[0] === sort) {
    const [, segment, sorted, _id] = cursor.output;
    return { after: { segment, value: sorted, _id } };
  }
  const message = 'must be what the link to the next page has, or the _id of a row of the list';
  throw new HttpError(400, `before ${message}.`, [{ path: 'before', message }]);
}
