import type { PartQuery } from '@dealerkit/domain/parts/partQuery';
import type { FacetCounts } from '@dealerkit/domain/search';
import { useDeferredValue, useMemo } from 'react';
import type { AsyncData } from '../../data/asyncData.js';
import { useAbilities } from '../../data/ClientProvider.js';
import { useKeptData } from '../../data/useKeptData.js';
import { usePartSearch } from './usePartSearch.js';
import { useQuery } from '../../data/useQuery.js';

/** What the host is asked for the facets of a query. */
export const facetsInput = ({ search, isExact, categories, vehicles, brands, isInStock, min, max }: PartQuery) => ({
  ...(search.trim() && { search: search.trim() }),
  ...(isExact && { exact: '1' }),
  ...(categories && { category: categories }),
  ...(vehicles && { vehicle: vehicles }),
  ...(brands && { brand: brands }),
  ...(isInStock && { stock: 'in' }),
  ...(min !== undefined && { min: String(min) }),
  ...(max !== undefined && { max: String(max) }),
});

/** The values that the parts of a query can be filtered by, with counts: by the host, or in the browser if the host cannot count. */
export const useFacets = (
  query: PartQuery,
): {
  facets: AsyncData<FacetCounts>;
  /** The facets are those of the previous query. */
  isUpdating: boolean;
} => {
  const { findFacets: isByHost } = useAbilities();
  const byHost = useQuery('findFacets', isByHost ? facetsInput(query) : undefined);
  const all = useQuery('listParts', isByHost ? undefined : {});
  const search = usePartSearch(all.state === 'ready' ? all.data : undefined);
  const key = useDeferredValue(JSON.stringify(query));
  const index = search.state === 'ready' ? search.data : undefined;
  // The facets do not depend on the order.
  const counts = useMemo(() => index?.find(JSON.parse(key) as PartQuery, 'en').facets, [index, key]);
  const inBrowser: AsyncData<FacetCounts> = counts ? { state: 'ready', data: counts } : { state: 'loading' };
  const failure = [all, search].find(({ state }) => state === 'failed');
  const { value, isUpdating } = useKeptData<FacetCounts>(
    isByHost ? byHost : failure?.state === 'failed' ? failure : inBrowser,
  );
  return { facets: value, isUpdating };
};
