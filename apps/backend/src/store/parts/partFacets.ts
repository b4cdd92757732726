import { type FacetCounts, sortCounts } from '@dealerkit/domain/search';
import * as v from 'valibot';
import { type FacetName, facetNames } from './partSearch.ts';
import { isImpossible } from './partFilters.ts';
import type { PartsFilter } from '../sql/queries.ts';

/** The facets of a search, and what was searched for if a word was corrected. */
export interface FoundFacets extends FacetCounts {
  corrected?: string | undefined;
}

/** What is counted of the parts that meet filters. */
export interface Counted {
  /** The parts; undefined if they need not be counted. */
  total?: number | undefined;
  /** Rows of `facet`, `value` and `count`. */
  values: readonly Record<string, unknown>[];
}

/** How an engine counts the values of facets among the parts that meet filters, and with `isTotal` these parts. */
type CountValues = (facets: readonly FacetName[], filters: PartsFilter, isTotal: boolean) => Promise<Counted>;

const counts = v.array(v.object({ facet: v.picklist(facetNames), value: v.string(), count: v.number() }));

/** Counts the parts of a search with known values only, and the values of each facet among those that meet the other filters. */
export async function countFacets(query: PartsFilter, countValues: CountValues): Promise<FacetCounts> {
  const isFiltered = (facet: FacetName) => query[facet] !== undefined;
  const countIn: CountValues = async (facets, filters, isTotal) =>
    isImpossible(filters) ? { total: 0, values: [] } : countValues(facets, filters, isTotal);
  // The facets without a filter of their own have the same parts.
  const others = facetNames.filter((facet) => !isFiltered(facet));
  const { total = 0, values } = await countIn(others, query, true);
  const rows = [...values];
  for (const facet of facetNames.filter(isFiltered))
    rows.push(...(await countIn([facet], { ...query, [facet]: undefined }, false)).values);
  const counted = v.parse(counts, rows);
  const valuesOf = (name: FacetName) =>
    sortCounts(counted.flatMap(({ facet, value, count }) => (facet === name ? [[value, count] as const] : [])));
  return { total, categories: valuesOf('category'), vehicles: valuesOf('vehicle'), brands: valuesOf('brand') };
}

/** The key of facets that an order and a new price do not change; undefined for others. */
export function lastingKey({ stock, min, max, ...query }: PartsFilter): string | undefined {
  return (stock ?? min ?? max) === undefined ? JSON.stringify(query) : undefined;
}
