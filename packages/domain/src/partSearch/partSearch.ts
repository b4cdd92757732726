import type { Part } from '../entities.js';
import type { PartQuery, PartSort } from '../parts/partQuery.js';
import { partPrice } from '../parts/partRules.js';
import { buildSearchIndex, type SearchQuery, type SearchResult } from '../search/searchIndex.js';
import { MAX_CANDIDATES } from '../search/scorePart.js';
import type { Slices } from '../search/slices.js';
import { reasonsOf } from './searchReasons.js';
import { mergeSynonyms } from '../search/synonymIndex.js';
import type { FacetCounts, MatchReason, Suggestion, Synonym } from '../search/types.js';
import { synonyms, synonymWords } from '../synonyms/synonyms.js';

/** The parts of a list that a query finds, as `AllPartsScreen` shows them. */
export interface PartSearchResult {
  /** The parts in the order of the query; of a search by relevance at most 300. */
  parts: readonly Part[];
  /** How many parts the query finds. */
  total: number;
  /** The text that was searched for, if a word was corrected. */
  corrected: string | undefined;
  /** The words to mark in the parts. */
  words: readonly string[];
  /** Why a part is found where its name does not show it, by its `_id`. */
  reasons: ReadonlyMap<string, MatchReason>;
  /** How many parts can be listed at most, if there are more. */
  limit: number | undefined;
  /** The values that the parts can be filtered by. */
  facets: FacetCounts;
}

/** The search of a list of parts. */
export interface PartSearch {
  find: (query: PartQuery, locale: string) => PartSearchResult;
  /** At most eight rows for a text that is still being typed. */
  suggest: (text: string) => Suggestion[];
}

const compareNumbers = (one: number | string | undefined, other: number | string | undefined, sign: 1 | -1): number => {
  // A part without an amount comes last in both directions.
  if (typeof one !== 'number') return typeof other === 'number' ? 1 : 0;
  return typeof other === 'number' ? (one - other) * sign : -1;
};

const sorters: Record<
  Exclude<PartSort, 'relevance' | 'newest'>,
  (collator: Intl.Collator) => (one: Part, other: Part) => number
> = {
  price: () => (one, other) => compareNumbers(partPrice(one), partPrice(other), 1),
  '-price': () => (one, other) => compareNumbers(partPrice(one), partPrice(other), -1),
  name: (collator) => (one, other) => collator.compare(one.product_name ?? '', other.product_name ?? ''),
};

/** Sorts the parts of a list that has the oldest first. */
const sortParts = (parts: readonly Part[], sort: Exclude<PartSort, 'relevance'>, locale: string): readonly Part[] => {
  const newest = parts.toReversed();
  return sort === 'newest' ? newest : newest.toSorted(sorters[sort](new Intl.Collator(locale, { numeric: true })));
};

const atOnce: Slices = { pause: () => Promise.resolve() };

/** Indexes the whole list of a host that has the oldest part first, with the published synonyms and those that the dealer adds. */
export const createPartSearch = async (
  parts: readonly Part[],
  { addedNames = [], ...slices }: Partial<Slices> & { addedNames?: readonly Synonym[] } = {},
): Promise<PartSearch> => {
  const names = mergeSynonyms(synonyms, addedNames);
  const index = await buildSearchIndex(parts, { names, words: synonymWords }, { ...atOnce, ...slices });
  let last: { key: string; result: SearchResult } | undefined;
  /** A page asks for the parts and for the facets of the same query. */
  const findOnce = (query: SearchQuery): SearchResult => {
    const key = JSON.stringify(query);
    if (last?.key !== key) last = { key, result: index.find(query) };
    return last.result;
  };
  return {
    suggest: index.suggest,
    find({ sort, ...query }, locale) {
      const result = findOnce(query);
      const { facets, corrected, words } = result;
      const isRanked = sort === 'relevance' && query.search.trim() !== '';
      const isFound = new Set(result.parts);
      return {
        parts: isRanked
          ? result.found
          : sortParts(
              parts.filter((part) => isFound.has(part)),
              sort === 'relevance' ? 'newest' : sort,
              locale,
            ),
        total: facets.total,
        corrected,
        words,
        reasons: reasonsOf(result.found, corrected ?? query.search),
        limit: isRanked && facets.total > MAX_CANDIDATES ? MAX_CANDIDATES : undefined,
        facets,
      };
    },
  };
};
