import * as v from 'valibot';

/** The maximum length of a list (D26). */
export const maxListLength = 1000;

/** The length of a list as text, at most `maxListLength`, so that equal lists have equal inputs. */
export function limitOf(defaultLength: number) {
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0'),
      v.transform((text) => String(Math.min(Number(text), maxListLength))),
    ),
    String(defaultLength),
  );
}

/** The query of every paged list. */
export const listQuery = {
  limit: v.pipe(v.string(), v.transform(Number)),
  before: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{24}$/, 'must be the _id of a row of the list'))),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'must not be longer than 200 characters'))),
};

/** An optional value of a query; the empty text means none. */
export function optionalValue<Value>(schema: v.GenericSchema<string, Value>) {
  return v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      schema,
    ]),
  );
}

/**
 * The total of a list and, after a full page, the link to the next page: with the same parameters, before the row
 * `last`, which is the oldest one of a page in insertion order.
 */
export function listHeaders(
  rows: readonly { _id: string }[],
  total: number,
  { limit, ...parameters }: { limit: number } & Record<string, string | number | undefined>,
  last = rows[0],
): Record<string, string> {
  const counted = { 'x-total-count': String(total) };
  if (!last || rows.length < limit || rows.length >= total) return counted;
  const given = Object.entries({ ...parameters, before: last._id, limit }).filter(([, value]) => value !== undefined);
  const next = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return { ...counted, link: `<?${next}>; rel="next"` };
}
