import type { Part } from '../entities.js';
import { isOutOfStock } from '../parts/partRules.js';
import { analyzePart } from './analyzePart.js';
import { matchWords } from './matchWords.js';
import { type FilteredPart, filterParts } from './facets.js';
import { planQuery } from './planQuery.js';
import { MAX_CANDIDATES, numberScore, rankParts, sortCandidates } from './scorePart.js';
import { runInSlices, type Slices } from './slices.js';
import { createSuggestions, matchValues } from './suggestions.js';
import { prepareSynonymIndex, type SynonymIndex, type SynonymWords } from './synonymIndex.js';
import type { Candidate, FacetCounts, QueryPlan, SearchFilters, Suggestion, Synonym } from './types.js';
import { createVocabulary, type Vocabulary } from './vocabulary.js';

interface IndexedRow extends Candidate, FilteredPart {}

/** What is searched for in a list of parts. */
export interface SearchQuery extends SearchFilters {
  search: string;
  /** Whether words are searched for only as typed. */
  isExact?: boolean | undefined;
}

/** The parts that a search finds, the best first. */
export interface SearchResult {
  /** At most 300 parts of a search, and all parts without one. */
  found: readonly Part[];
  /** All found parts, to be sorted otherwise. */
  parts: readonly Part[];
  /** How many there are, and what they can be filtered by. */
  facets: FacetCounts;
  /** The text that was searched for, if a word was corrected. */
  corrected: string | undefined;
  /** The words to mark in the found parts. */
  words: readonly string[];
}

/** A searchable list of parts. */
export interface SearchIndex {
  find: (query: SearchQuery) => SearchResult;
  /** At most eight rows for a text that is still being typed. */
  suggest: (text: string) => Suggestion[];
}

/** The rows of each term. */
type Postings = ReadonlyMap<string, readonly IndexedRow[]>;

/** The rows that a plan finds, in the order in which every store cuts them. */
const matchRows = (rows: readonly IndexedRow[], postings: Postings, plan: QueryPlan): IndexedRow[] => {
  const lists = plan.units.map(({ terms }) => terms.map(({ term }) => postings.get(term) ?? []));
  const sizeOf = (list: readonly (readonly IndexedRow[])[]) => list.reduce((sum, { length }) => sum + length, 0);
  const [rarest = []] = lists.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const numbered = plan.numbers.length > 0 ? rows.filter((row) => numberScore(row, plan) > 0) : [];
  return sortCandidates([...new Set([...rarest.flat(), ...numbered])], plan);
};

const partsOf = (rows: readonly IndexedRow[]): Part[] => rows.map(({ part }) => part);

const createIndex = (
  rows: readonly IndexedRow[],
  postings: Postings,
  trade: SynonymIndex,
  vocabulary: Vocabulary,
): SearchIndex => {
  const search = (plan: QueryPlan, filters: SearchFilters) => {
    const { parts, facets } = filterParts(matchRows(rows, postings, plan), filters);
    const found = rankParts(parts.slice(0, MAX_CANDIDATES), plan);
    return { found: partsOf(found), parts: partsOf(parts), facets };
  };
  let allFacets: FacetCounts | undefined;
  return {
    find({ search: text, isExact = false, ...filters }) {
      if (text.trim() === '') {
        const { parts, facets } = filterParts(rows, filters);
        const all = partsOf(parts);
        return { found: all, parts: all, facets, corrected: undefined, words: [] };
      }
      const plan = planQuery(text, trade, vocabulary, { isExact });
      const { corrected } = plan;
      return { ...search(plan, filters), corrected, words: matchWords(text, plan, trade) };
    },
    suggest(text) {
      const plan = planQuery(text, trade, vocabulary, { isUnfinished: true });
      const { found } = search(plan, {});
      const meant = plan.corrected ?? text;
      allFacets ??= filterParts(rows, {}).facets;
      return createSuggestions({
        parts: found,
        categories: matchValues(allFacets.categories, meant, trade),
        vehicles: matchValues(allFacets.vehicles, meant, trade),
      });
    },
  };
};

function* indexParts(parts: readonly Part[], trade: SynonymIndex): Generator<undefined, SearchIndex> {
  const rows: IndexedRow[] = [];
  const postings = new Map<string, IndexedRow[]>();
  const vocabulary = createVocabulary();
  for (const part of parts) {
    const { index, facets } = analyzePart(part, trade);
    const row = { ...index, _id: part._id, isInStock: !isOutOfStock(part), part, facets };
    rows.push(row);
    for (const level of ['name', 'facts', 'text'] as const)
      for (const term of index[level].split(' ')) {
        const others = postings.get(term);
        if (others) others.push(row);
        else postings.set(term, [row]);
        if (level !== 'text') vocabulary.add(term);
      }
    yield;
  }
  return createIndex(rows, postings, trade, vocabulary);
}

/** Builds the index of a list of parts in slices, so that a page stays responsive. */
export const buildSearchIndex = async (
  parts: readonly Part[],
  { names, words }: { names: readonly Synonym[]; words: SynonymWords },
  slices: Slices,
): Promise<SearchIndex> => {
  const trade = await runInSlices(prepareSynonymIndex(names, words), slices);
  return runInSlices(indexParts(parts, trade), slices);
};
