import type { Part } from '@dealerkit/domain/entities';
import { type PartQuery, partQueryParameters, queryParts } from '@dealerkit/domain/partQuery';
import { useDeferredValue, useMemo } from 'react';
import { type AsyncData, mapAsyncData } from './asyncData.js';
import { useAbilities } from './ClientProvider.js';
import { type PagedRows, usePagedQuery } from './usePagedQuery.js';
import { useQuery } from './useQuery.js';

export interface FoundPartsOptions {
  /** How many pages are loaded. */
  pages: number;
  /** The number of parts on a page. */
  pageSize: number;
  /** The language of the sort order, for a host that cannot search, such as `bn-BD`. */
  locale: string;
}

interface FoundParts {
  found: AsyncData<PagedRows<Part>>;
  /** The parts are those of the previous query, or a further page is loading. */
  isUpdating: boolean;
}

/** Searches all parts of a host that cannot search. */
const useFoundInBrowser = (
  isUsed: boolean,
  query: PartQuery,
  { pages, pageSize, locale }: FoundPartsOptions,
): FoundParts => {
  const all = useQuery('listParts', isUsed ? {} : undefined);
  const key = JSON.stringify(query);
  // The search of 100,000 parts does not block typing.
  const deferredKey = useDeferredValue(key);
  const parts = all.state === 'ready' ? all.data : undefined;
  const rows = useMemo(
    () => parts && queryParts(parts, JSON.parse(deferredKey) as PartQuery, locale),
    [parts, deferredKey, locale],
  );
  const length = pages * pageSize;
  return {
    found: mapAsyncData(all, () => {
      const { length: total } = rows ?? [];
      return { rows: rows?.slice(0, length) ?? [], total, isTotalMinimum: false, hasMore: length < total };
    }),
    isUpdating: key !== deferredKey,
  };
};

/** What the host is asked for the parts that a query finds. */
export const findPartsInput = (query: PartQuery) => ({ ...partQueryParameters(query), sort: query.sort });

/** The first pages of the parts that a query finds: by the host, or in the browser if the host cannot search. */
export const useFoundParts = (query: PartQuery, options: FoundPartsOptions): FoundParts => {
  const { findParts: isFoundByHost } = useAbilities();
  const inBrowser = useFoundInBrowser(!isFoundByHost, query, options);
  const { list, isUpdating } = usePagedQuery('findParts', isFoundByHost ? findPartsInput(query) : undefined, options);
  return isFoundByHost ? { found: list, isUpdating } : inBrowser;
};
