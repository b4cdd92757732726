import type { Part } from '@dealerkit/domain/entities';
import type { PartQuery } from '@dealerkit/domain/parts/partQuery';
import { MAX_CANDIDATES, type MatchReason } from '@dealerkit/domain/search';
import { reasonsOf, searchedWords } from '@dealerkit/domain/partSearch/searchReasons';
import { type AsyncData, mapAsyncData } from '../../data/asyncData.js';
import { facetsInput } from './useFacets.js';
import { type PagedRows, usePagedQuery } from '../../data/usePagedQuery.js';

export interface FoundPartsOptions {
  /** How many pages are loaded. */
  pages: number;
  /** The number of parts on a page. */
  pageSize: number;
}

/** The rows that are loaded of the found parts. */
export interface FoundPartRows extends PagedRows<Part> {
  /** The words to mark in the rows. */
  words: readonly string[];
  /** Why a part is found where its name does not show it, by its `_id`. */
  reasons: ReadonlyMap<string, MatchReason>;
  /** How many of the found parts can be listed at most, if there are more. */
  limit: number | undefined;
}

/** What the host is asked for the parts that a query finds. */
export const findPartsInput = (query: PartQuery) => ({ ...facetsInput(query), sort: query.sort });

/** Adds what the texts of the rows themselves say about the search. */
const explain = (rows: PagedRows<Part>, search: string): FoundPartRows => {
  const { corrected } = rows;
  const reasons = reasonsOf(rows.rows, corrected ?? search);
  return { ...rows, words: searchedWords(search, corrected), reasons, limit: undefined };
};

/** The first pages of the parts that a query finds. */
export const useFoundParts = (
  query: PartQuery,
  options: FoundPartsOptions,
): {
  found: AsyncData<FoundPartRows>;
  /** The parts are those of the previous query, or a further page is loading. */
  isUpdating: boolean;
} => {
  const { list, isUpdating } = usePagedQuery('findParts', findPartsInput(query), options);
  const search = query.search.trim();
  const isRanked = query.sort === 'relevance';
  return {
    found: mapAsyncData(list, (rows) => {
      const found = explain(rows, search);
      // The pages of a ranked search end before all that is found.
      if (!isRanked || found.total <= MAX_CANDIDATES) return found;
      return { ...found, limit: MAX_CANDIDATES, hasMore: found.hasMore && found.rows.length < MAX_CANDIDATES };
    }),
    isUpdating,
  };
};
