import * as v from 'valibot';

/** The maximum length of a list (D26). */
export const maxListLength = 1000;

/** The length of a list as text, at most `maxListLength`, so that equal lists have equal inputs. */
export const limit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0'),
    v.transform((text) => String(Math.min(Number(text), maxListLength))),
  ),
  String(maxListLength),
);

/** The query of every paged list. */
export const listQuery = {
  limit: v.pipe(v.string(), v.transform(Number)),
  before: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{24}$/, 'must be the _id of a row of the list'))),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'must not be longer than 200 characters'))),
};

interface ListQuery {
  limit: number;
  search?: string | undefined;
}

/** The total of a list and, after a full page, the link to the next older page. */
export function listHeaders(rows: readonly { _id: string }[], total: number, query: ListQuery): Record<string, string> {
  const counted = { 'x-total-count': String(total) };
  const [oldest] = rows;
  if (!oldest || rows.length < query.limit || rows.length >= total) return counted;
  const older = new URLSearchParams({ before: oldest._id, limit: String(query.limit) });
  if (query.search) older.set('search', query.search);
  return { ...counted, link: `<?${older}>; rel="next"` };
}
