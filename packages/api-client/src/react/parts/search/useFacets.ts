import type { PartQuery } from '@dealerkit/domain/parts/partQuery';
import type { FacetCounts } from '@dealerkit/domain/search';
import type { AsyncData } from '../../data/asyncData.js';
import { useKeptData } from '../../data/useKeptData.js';
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

/** The values that the parts of a query can be filtered by, with counts. */
export const useFacets = (
  query: PartQuery,
): {
  facets: AsyncData<FacetCounts>;
  /** The facets are those of the previous query. */
  isUpdating: boolean;
} => {
  const { value, isUpdating } = useKeptData<FacetCounts>(useQuery('findFacets', facetsInput(query)));
  return { facets: value, isUpdating };
};
