import { searchLength } from '@dealerkit/domain/text/textLengths';
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

/** How much of a search text is used, which bounds the work of a search. */
const maxSearchWords = 8;
const maxSearchLength = 80;

const trimmed = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The part of a search text that is used. */
function usedSearch(text: string): string {
  const start = Array.from(trimmed(text)).slice(0, maxSearchLength).join('');
  return start.split(' ').slice(0, maxSearchWords).join(' ').trimEnd();
}

/** The header that says which part of a search text was used, percent-encoded; none if all of it was. */
export function searchHeaders(search: unknown): Record<string, string> {
  const given = typeof search === 'string' ? search : '';
  return usedSearch(given) === trimmed(given) ? {} : { 'x-search-used': encodeURIComponent(usedSearch(given)) };
}

/** The query of every paged list. */
export const listQuery = {
  limit: v.pipe(v.string(), v.transform(Number)),
  before: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{24}$/, 'must be the _id of a row of the list'))),
  search: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(searchLength, `must not be longer than ${searchLength} characters`),
      v.transform(usedSearch),
    ),
  ),
};

/** The query of a sorted list, which goes on as the link to the next page says (`startOfPage`). */
export const sortedQuery = { ...listQuery, before: v.optional(v.string()) };

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

/** The total of a list, and what is known of the pages after this one. */
interface ListCount {
  total: number;
  isTotalMinimum?: boolean;
  /** No page follows. */
  isLast?: boolean;
  /** Others follow, although the page is shorter than its limit. */
  isCut?: boolean;
}

/**
 * The total of a list and, after a full page, the link to the next page: with the same parameters, before the row
 * with an `_id`, or what else leads to it; by default the oldest one of a page in insertion order.
 */
export function listHeaders(
  rows: readonly { _id: string }[],
  { total, isTotalMinimum = false, isLast = false, isCut = false }: ListCount,
  { limit, ...parameters }: { limit: number } & Record<string, string | number | readonly string[] | undefined>,
  before = rows[0]?._id,
): Record<string, string> {
  const counted = { 'x-total-count': String(total), ...(isTotalMinimum && { 'x-total-is-minimum': 'true' }) };
  if (before === undefined || isLast || (rows.length < limit && !isCut) || (rows.length >= total && !isTotalMinimum))
    return counted;
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...parameters, before, limit })) {
    for (const each of [value].flat()) if (each !== undefined) next.append(name, String(each));
  }
  return { ...counted, link: `<?${next}>; rel="next"` };
}
