import type { PartQuery } from '@dealerkit/domain/partQuery';
import { mapAsyncData } from './asyncData.js';
import { useFacets } from './useFacets.js';
import { type FoundPartsOptions, useFoundParts } from './useFoundParts.js';

export interface PartListOptions extends FoundPartsOptions {
  /** The URL of the list with the given number of pages loaded. */
  hrefOf: (pages: number) => string;
}

/** The parts of a query with the filters that narrow it: props of `AllPartsScreen`. */
export const usePartList = (query: PartQuery, { hrefOf, ...options }: PartListOptions) => {
  const { facets, isUpdating: areFacetsUpdating } = useFacets(query);
  const { found, isUpdating } = useFoundParts(query, options);
  return {
    query,
    filters: { facets, isUpdating: areFacetsUpdating },
    found: mapAsyncData(found, ({ rows, hasMore, ...list }) => ({
      ...list,
      parts: rows,
      moreHref: hasMore ? hrefOf(Math.ceil(rows.length / options.pageSize) + 1) : undefined,
    })),
    isUpdating,
  };
};
