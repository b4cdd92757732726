import {
  type AnalyzedPart,
  type Candidate,
  type IndexedPart,
  MAX_CANDIDATES,
  type QueryPlan,
  rankParts,
  scorePart,
  sortCandidates,
  withoutZeros,
} from '@dealerkit/domain/search';
import * as v from 'valibot';
import type { RowPosition } from '../sql/Page.ts';
import type { PartsQuery } from '../sql/queries.ts';

/** The facets of parts, by the names of their filters. */
export const facetNames = ['category', 'vehicle', 'brand'] as const;
export type FacetName = (typeof facetNames)[number];

/** The maximum length of a term or the value of a facet: a query has none that is longer, and PostgreSQL could not index it. */
const maxLength = 200;

/** Whether a query can have a term or the value of a facet. */
const isSearchable = (text: string): boolean => text !== '' && text.length <= maxLength;

/** The rows of `part_facets` of a part. */
export function facetRows({ facets }: AnalyzedPart): { facet: FacetName; value: string }[] {
  const values = { category: [facets.category], vehicle: facets.vehicles, brand: facets.brands };
  return facetNames.flatMap((facet) => values[facet].filter(isSearchable).map((value) => ({ facet, value })));
}

/** The whole numbers of a part, with those that it replaces, and each without its leading zeros. */
export const numbersOf = ({ numbers, replaces }: Pick<IndexedPart, 'numbers' | 'replaces'>): string[] => [
  ...new Set(
    `${numbers} ${replaces}`
      .split(' ')
      .flatMap((number) => [number, withoutZeros(number) ?? number])
      .filter(isSearchable),
  ),
];

/** The words that make a part known to the correction of searches. */
export function wordsOf({ name, facts }: Pick<IndexedPart, 'name' | 'facts'>): string[] {
  return [...new Set(`${name} ${facts}`.split(' '))].filter((word) => /^[a-z]{3,40}$/.test(word)).toSorted();
}

/** How many parts with a number that is searched for are compared; a shorter piece of a number can have more. */
export const maxNumberMatches = 2_000;

/** What a search finds a part by, as both databases store it. */
export const StoredIndex = v.object({
  name: v.string(),
  facts: v.string(),
  text: v.string(),
  numbers: v.string(),
  replaces: v.string(),
});

/** A part that a search finds, as both databases store it, and how many there are if they are counted. */
export const CandidateRow = v.object({
  _id: v.string(),
  total: v.nullable(v.number()),
  isInStock: v.pipe(v.unknown(), v.transform(Boolean)),
  ...StoredIndex.entries,
});

/** The columns of a candidate in a join of `part_search` and `parts`; what the plan does not ask for is empty. */
export function candidateColumns({ units, numbers }: QueryPlan): string {
  const columnIf = (isAsked: boolean, column: string) => (isAsked ? column : `'' AS ${column}`);
  const hasNumbers = numbers.length > 0;
  return `parts._id, name, facts, ${columnIf(
    units.some(({ level }) => level === 1),
    'text',
  )}, ${columnIf(hasNumbers, 'numbers')}, ${columnIf(hasNumbers, 'replaces')},
  coalesce(available_quantity >= minimum_order_quantity, TRUE) AS "isInStock"`;
}

/** Ranks the candidates of a search, of which a number can bring more than `MAX_CANDIDATES`. */
export function rankCandidates(plan: QueryPlan, candidates: readonly Candidate[]): Candidate[] {
  const isCut = candidates.length > MAX_CANDIDATES;
  const first = isCut ? sortCandidates(candidates, plan).slice(0, MAX_CANDIDATES) : candidates;
  return rankParts(first, plan);
}

/** Where a candidate is in the ranked list: by its score, then in stock, then by its `_id`. */
const positionIn = (plan: QueryPlan, part: Candidate): RowPosition => ({
  segment: Number(!part.isInStock),
  value: scorePart(part, plan),
  _id: part._id,
});

const isBehind = (one: RowPosition, other: RowPosition): boolean =>
  (Number(other.value) - Number(one.value) || one.segment - other.segment || (one._id > other._id ? 1 : -1)) > 0 &&
  one._id !== other._id;

/** The page of a ranked list that begins after a position or a row, and whether it is the last one; it is empty after a row that is not in the list. */
export function pageOf(
  ranked: readonly Candidate[],
  plan: QueryPlan,
  { before, after, limit }: Pick<PartsQuery, 'before' | 'after' | 'limit'>,
) {
  const isNext = (part: Candidate) => after === undefined || isBehind(positionIn(plan, part), after);
  const first = before === undefined ? ranked.findIndex(isNext) : ranked.findIndex(({ _id }) => _id === before) + 1;
  const start = first < 0 || (first === 0 && before !== undefined) ? ranked.length : first;
  const page = ranked.slice(start, start + limit);
  const last = page.at(-1);
  return {
    page: page.map(({ _id }) => _id),
    next: last && positionIn(plan, last),
    isLast: start + limit >= ranked.length,
  };
}

/** Whether a part is found by the same as before, so that its index need not be written. */
export function isSameIndex(former: IndexedPart | undefined, index: IndexedPart): boolean {
  return (
    former !== undefined &&
    (Object.keys(StoredIndex.entries) as (keyof IndexedPart)[]).every((key) => former[key] === index[key])
  );
}
