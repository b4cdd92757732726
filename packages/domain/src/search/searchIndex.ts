import type { Part } from '../entities.js';
import { isOutOfStock, partPrice } from '../partRules.js';
import { analyzePart } from './analyzePart.js';
import { matchReason } from './explain.js';
import { planQuery } from './planQuery.js';
import { candidateLevel, MAX_CANDIDATES, numberScore, rankParts } from './scorePart.js';
import type { TradeIndex } from './tradeIndex.js';
import type { AnalyzedPart, Candidate, FacetCount, FacetCounts, FoundPart, QueryPlan, SearchFilters } from './types.js';
import { createVocabulary } from './vocabulary.js';

interface IndexedRow extends Candidate {
  part: Part;
  facets: AnalyzedPart['facets'];
}

/** What is searched for in a list of parts. */
export interface SearchQuery extends SearchFilters {
  search: string;
  /** Whether words are searched for only as typed. */
  isExact?: boolean | undefined;
}

/** The parts that a search finds, the best first. */
export interface SearchResult {
  /** At most 300 parts. */
  found: readonly FoundPart[];
  /** How many there are. */
  total: number;
  /** The text that was searched for, if a word was corrected. */
  corrected?: string;
  facets: FacetCounts;
  plan: QueryPlan;
}

/** A searchable list of parts. */
export interface SearchIndex {
  find: (query: SearchQuery) => SearchResult;
}

const facetNames = ['categories', 'vehicles', 'brands'] as const;
type FacetName = (typeof facetNames)[number];

const valuesOf = ({ facets }: IndexedRow, name: FacetName): readonly string[] =>
  name === 'categories' ? (facets.category ? [facets.category] : []) : facets[name];

const isWithin = (row: IndexedRow, { min, max, isInStock }: SearchFilters): boolean => {
  const price = partPrice(row.part);
  if (isInStock && !row.isInStock) return false;
  if (min !== undefined && !(typeof price === 'number' && price >= min)) return false;
  return max === undefined || (typeof price === 'number' && price <= max);
};

const hasFacet = (row: IndexedRow, name: FacetName, filters: SearchFilters): boolean => {
  const wanted = filters[name];
  return !wanted?.length || valuesOf(row, name).some((value) => wanted.includes(value));
};

/** Counts the values of a facet among the rows that meet the other filters. */
const countFacet = (rows: readonly IndexedRow[], name: FacetName, filters: SearchFilters): FacetCount[] => {
  const counts = new Map<string, number>();
  const others = facetNames.filter((each) => each !== name);
  for (const row of rows)
    if (others.every((each) => hasFacet(row, each, filters)))
      for (const value of valuesOf(row, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
};

const createIndex = (rows: readonly IndexedRow[], trade: TradeIndex): SearchIndex => {
  const vocabulary = createVocabulary(
    (function* words() {
      for (const { name, facts } of rows) {
        yield* name.split(' ');
        yield* facts.split(' ');
      }
    })(),
  );
  return {
    find({ search, isExact, ...filters }) {
      const plan = planQuery(search, trade, vocabulary, { isExact: isExact ?? false });
      const isSearch = search.trim() !== '';
      const matched = isSearch
        ? rows.flatMap((row) => {
            const level = candidateLevel(row, plan);
            const number = numberScore(row, plan);
            return level || number ? [{ row, level, number }] : [];
          })
        : rows.map((row) => ({ row, level: 0, number: 0 }));
      const inRange = matched.filter(({ row }) => isWithin(row, filters));
      const all = inRange.filter(({ row }) => facetNames.every((name) => hasFacet(row, name, filters)));
      const candidates = all
        .toSorted(
          (one, other) =>
            other.number - one.number || other.level - one.level || (one.row._id < other.row._id ? -1 : 1),
        )
        .slice(0, MAX_CANDIDATES)
        .map(({ row }) => row);
      const ranked = isSearch ? rankParts(candidates, plan) : candidates;
      const ranges = inRange.map(({ row }) => row);
      return {
        found: ranked.map((row) => {
          const reason = matchReason(row, plan, row.facets);
          return reason ? { part: row.part, reason } : { part: row.part };
        }),
        total: all.length,
        ...(plan.corrected !== undefined && { corrected: plan.corrected }),
        facets: {
          total: all.length,
          categories: countFacet(ranges, 'categories', filters),
          vehicles: countFacet(ranges, 'vehicles', filters),
          brands: countFacet(ranges, 'brands', filters),
        },
        plan,
      };
    },
  };
};

/**
 * Builds the index of a list of parts. `pause` is awaited between slices of at most `sliceMs`, so that a page stays responsive;
 * it can wait for an idle callback.
 */
export const buildSearchIndex = async (
  parts: readonly Part[],
  trade: TradeIndex,
  { pause, sliceMs = 10 }: { pause: () => Promise<void>; sliceMs?: number },
): Promise<SearchIndex> => {
  const rows: IndexedRow[] = [];
  let start = performance.now();
  for (const part of parts) {
    const { index, facets } = analyzePart(part, trade);
    rows.push({ ...index, _id: part._id, isInStock: !isOutOfStock(part), part, facets });
    if (performance.now() - start < sliceMs) continue;
    await pause();
    start = performance.now();
  }
  return createIndex(rows, trade);
};
