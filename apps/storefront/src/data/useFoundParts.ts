import { mapAsyncData, useAbilities, usePagedQuery, useQuery } from '@dealerkit/api-client/react';
import type { PagedRows } from '@dealerkit/api-client/react';
import type { AsyncData } from '@dealerkit/ui/AsyncData';
import type { Part } from '@dealerkit/domain/entities';
import { partQueryParameters, queryParts } from '@dealerkit/domain/partQuery';
import type { PartQuery } from '@dealerkit/domain/partQuery';
import { useUi } from '@dealerkit/ui/UiProvider';
import { useDeferredValue, useMemo } from 'react';

interface FoundParts {
  found: AsyncData<PagedRows<Part>>;
  isUpdating: boolean;
}

/** Searches all parts of a host that cannot search. */
const useFoundInBrowser = (isUsed: boolean, query: PartQuery, length: number): FoundParts => {
  const { locale } = useUi().texts;
  const all = useQuery('listParts', isUsed ? {} : undefined);
  const key = JSON.stringify(query);
  // The search of 100,000 parts does not block typing.
  const deferredKey = useDeferredValue(key);
  const parts = all.state === 'ready' ? all.data : undefined;
  const rows = useMemo(
    () => parts && queryParts(parts, JSON.parse(deferredKey) as PartQuery, locale),
    [parts, deferredKey, locale],
  );
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

/** The first pages of the parts that a query finds: by the host, or in the browser if the host cannot search (D29). */
export const useFoundParts = (query: PartQuery, paging: { pages: number; pageSize: number }): FoundParts => {
  const { findParts: isFoundByHost } = useAbilities();
  const inBrowser = useFoundInBrowser(!isFoundByHost, query, paging.pages * paging.pageSize);
  const { list, isUpdating } = usePagedQuery('findParts', isFoundByHost ? findPartsInput(query) : undefined, paging);
  return isFoundByHost ? { found: list, isUpdating } : inBrowser;
};
