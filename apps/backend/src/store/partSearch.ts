import {
  type AnalyzedPart,
  type Candidate,
  candidateLevel,
  type IndexedPart,
  type Level,
  MAX_CANDIDATES,
  numberScore,
  type QueryPlan,
  type QueryUnit,
  rankParts,
} from '@dealerkit/domain/search';
import * as v from 'valibot';
import type { PartsQuery } from './queries.ts';

/** The facets of parts, by the names of their filters. */
export const facetNames = ['category', 'vehicle', 'brand'] as const;
export type FacetName = (typeof facetNames)[number];

/** The maximum length of a term or the value of a facet: a query has none that is longer, and PostgreSQL could not index it. */
const maxLength = 200;

/** Whether a query can have a term or the value of a facet. */
export const isSearchable = (text: string): boolean => text !== '' && text.length <= maxLength;

/** The rows of `part_facets` of a part: its facets, and its whole numbers with those that it replaces. */
export function facetRows({ facets, index }: AnalyzedPart): { facet: FacetName | 'number'; value: string }[] {
  const number = `${index.numbers} ${index.replaces}`.split(' ');
  const values = { category: [facets.category], vehicle: facets.vehicles, brand: facets.brands, number };
  return ([...facetNames, 'number'] as const).flatMap((facet) =>
    [...new Set(values[facet])].filter(isSearchable).map((value) => ({ facet, value })),
  );
}

/** The words that make a part known to the correction of searches. */
export function wordsOf({ name, facts }: Pick<IndexedPart, 'name' | 'facts'>): string[] {
  return [...new Set(`${name} ${facts}`.split(' '))].filter((word) => /^[a-z]{3,40}$/.test(word)).toSorted();
}

/** Writes the query of the parts that have one of the terms of a unit at a level or above. */
export type WriteUnit = (unit: QueryUnit, level: Level) => string;

/** The query of the parts that have all units of a plan at a level or above; undefined for a plan without units. */
export function termQuery({ units }: QueryPlan, level: Level, and: string, write: WriteUnit): string | undefined {
  if (!units.length) return undefined;
  return units.map((unit) => write(unit, unit.level > level ? unit.level : level)).join(and);
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

/** A part that a search finds, as both databases store it. */
export const CandidateRow = v.object({
  _id: v.string(),
  isInStock: v.pipe(v.unknown(), v.transform(Boolean)),
  ...StoredIndex.entries,
});

/** The columns of a candidate in a join of `part_search` and `parts`. */
export const candidateColumns = `parts._id, name, facts, text, numbers, replaces,
  coalesce(available_quantity >= minimum_order_quantity, TRUE) AS "isInStock"`;

/** Reads some candidates of a search in the order of their `_id`. */
interface CandidateReads {
  withNumbers: (limit: number) => Promise<Candidate[]>;
  ofLevel: (level: Level, limit: number) => Promise<Candidate[]>;
}

/** Reads the candidates of a search and ranks them: those with a number of it come first, then level by level, the highest first. */
export async function rankCandidates(plan: QueryPlan, { withNumbers, ofLevel }: CandidateReads): Promise<string[]> {
  const numbered = plan.numbers.length ? await withNumbers(maxNumberMatches) : [];
  const scored = numbered.map((part): [Candidate, number] => [
    part,
    numberScore(part, plan) * 10 + candidateLevel(part, plan),
  ]);
  const byNumber = scored.toSorted(([, one], [, other]) => other - one).map(([part]) => part);
  const found = new Map(byNumber.slice(0, MAX_CANDIDATES).map((part) => [part._id, part]));
  const isFull = () => found.size >= MAX_CANDIDATES;
  const add = (part: Candidate) => isFull() || found.set(part._id, part);
  if (plan.units.length && !isFull()) {
    (await ofLevel(3, MAX_CANDIDATES)).forEach(add);
  }
  if (plan.units.length && !isFull()) {
    const all = await ofLevel(1, MAX_CANDIDATES + 1);
    // Most searches find fewer, and need no level in between.
    if (all.length > MAX_CANDIDATES) (await ofLevel(2, MAX_CANDIDATES)).forEach(add);
    all.forEach(add);
  }
  return rankParts([...found.values()], plan).map(({ _id }) => _id);
}

/** The page of a ranked list that begins after a row, and whether it is the last one; it is empty after a row that is not in the list. */
export function pageOf(ids: readonly string[], { before, limit }: Pick<PartsQuery, 'before' | 'limit'>) {
  const start = before === undefined ? 0 : ids.indexOf(before) + 1 || ids.length;
  return { page: ids.slice(start, start + limit), isLast: start + limit >= ids.length };
}

/** Whether a part is found by the same as before, so that its index need not be written. */
export function isSameIndex(former: IndexedPart | undefined, index: IndexedPart): boolean {
  return (
    former !== undefined &&
    (Object.keys(StoredIndex.entries) as (keyof IndexedPart)[]).every((key) => former[key] === index[key])
  );
}
