import type { Part } from '@dealerkit/domain/entities';
import { type PartQuery, partQueryParameters } from '@dealerkit/domain/parts/partQuery';
import { MAX_CANDIDATES, type MatchReason } from '@dealerkit/domain/search';
import { reasonsOf, searchedWords } from '@dealerkit/domain/partSearch/searchReasons';
import { useDeferredValue, useMemo } from 'react';
import { type AsyncData, mapAsyncData } from '../../data/asyncData.js';
import { useAbilities } from '../../data/ClientProvider.js';
import { facetsInput } from './useFacets.js';
import { useKeptData } from '../../data/useKeptData.js';
import { type PagedRows, usePagedQuery } from '../../data/usePagedQuery.js';
import { usePartSearch } from './usePartSearch.js';
import { useQuery } from '../../data/useQuery.js';

export interface FoundPartsOptions {
  /** How many pages are loaded. */
  pages: number;
  /** The number of parts on a page. */
  pageSize: number;
  /** The language of the sort order, for a host that cannot search, such as `bn-BD`. */
  locale: string;
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

interface FoundParts {
  found: AsyncData<FoundPartRows>;
  /** The parts are those of the previous query, or a further page is loading. */
  isUpdating: boolean;
}

const noReasons: ReadonlyMap<string, MatchReason> = new Map();

/** Searches all parts of a host that cannot search. */
const useFoundInBrowser = (
  isUsed: boolean,
  query: PartQuery,
  { pages, pageSize, locale }: FoundPartsOptions,
): FoundParts => {
  const all = useQuery('listParts', isUsed ? {} : undefined);
  const parts = all.state === 'ready' ? all.data : undefined;
  const search = usePartSearch(parts);
  const key = JSON.stringify(query);
  // The search of 100,000 parts does not block typing.
  const deferredKey = useDeferredValue(key);
  const index = search.state === 'ready' ? search.data : undefined;
  const result = useMemo(() => index?.find(JSON.parse(deferredKey) as PartQuery, locale), [index, deferredKey, locale]);
  const isWhole = partQueryParameters(query).length === 0;
  // The newest parts wait for no index.
  const newest = useMemo(() => (isWhole ? parts?.toReversed() : undefined), [isWhole, parts]);
  const length = pages * pageSize;
  const ready = useMemo(() => {
    const rows = result?.parts ?? newest;
    if (!rows) return undefined;
    const { corrected, words = [], reasons = noReasons, limit, total = rows.length } = result ?? {};
    const hasMore = length < rows.length;
    return { rows: rows.slice(0, length), total, isTotalMinimum: false, hasMore, corrected, words, reasons, limit };
  }, [result, newest, length]);
  const failure = all.state === 'failed' ? all : search.state === 'failed' ? search : undefined;
  const loading = failure ?? ({ state: 'loading' } as const);
  const found = useKeptData<FoundPartRows>(ready ? { state: 'ready', data: ready } : loading);
  return { found: found.value, isUpdating: found.isUpdating || key !== deferredKey };
};

/** What the host is asked for the parts that a query finds. */
export const findPartsInput = (query: PartQuery) => ({ ...facetsInput(query), sort: query.sort });

/** Adds what the texts of the rows themselves say about the search. */
const explain = (rows: PagedRows<Part>, search: string): FoundPartRows => {
  const { corrected } = rows;
  const reasons = reasonsOf(rows.rows, corrected ?? search);
  return { ...rows, words: searchedWords(search, corrected), reasons, limit: undefined };
};

/** Searches at a host that can search. */
const useFoundByHost = (isUsed: boolean, query: PartQuery, options: FoundPartsOptions): FoundParts => {
  const { list, isUpdating } = usePagedQuery('findParts', isUsed ? findPartsInput(query) : undefined, options);
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

/** The first pages of the parts that a query finds: by the host, or in the browser if the host cannot search. */
export const useFoundParts = (query: PartQuery, options: FoundPartsOptions): FoundParts => {
  const { findParts: isFoundByHost } = useAbilities();
  const inBrowser = useFoundInBrowser(!isFoundByHost, query, options);
  const byHost = useFoundByHost(isFoundByHost, query, options);
  return isFoundByHost ? byHost : inBrowser;
};
