import { type FacetCounts, sortCounts } from '@dealerkit/domain/search';
import * as v from 'valibot';
import type { Condition } from './conditions.ts';
import { type FilterColumns, partFilters } from './partFilters.ts';
import { type FacetName, facetNames } from './partSearch.ts';
import type { PartsFilter } from './queries.ts';

/** The facets of a search, and what was searched for if a word was corrected. */
export interface FoundFacets extends FacetCounts {
  corrected?: string | undefined;
}

/** How an engine counts parts that meet conditions. */
export interface FacetReads {
  columns: FilterColumns;
  /** The conditions of the parts that a search finds. */
  found: readonly Condition[];
  countParts: (conditions: readonly Condition[]) => Promise<number>;
  /** Rows of `facet`, `value` and `count`. */
  countValues: (
    facets: readonly FacetName[],
    conditions: readonly Condition[],
  ) => Promise<readonly Record<string, unknown>[]>;
}

const counts = v.array(v.object({ facet: v.picklist(facetNames), value: v.string(), count: v.number() }));

/** Counts the parts of a search, and the values of each facet among those that meet the other filters. */
export async function countFacets(
  query: PartsFilter,
  { columns, found, countParts, countValues }: FacetReads,
): Promise<FacetCounts> {
  const conditions = (filters: PartsFilter) => [...found, ...partFilters(filters, columns)];
  const isFiltered = (facet: FacetName) => Boolean(query[facet]?.length);
  const others = facetNames.filter((facet) => !isFiltered(facet));
  // The facets without a filter of their own have the same parts.
  const rows = others.length ? [...(await countValues(others, conditions(query)))] : [];
  for (const facet of facetNames.filter(isFiltered)) {
    rows.push(...(await countValues([facet], conditions({ ...query, [facet]: undefined }))));
  }
  const counted = v.parse(counts, rows);
  const valuesOf = (name: FacetName) =>
    sortCounts(counted.flatMap(({ facet, value, count }) => (facet === name ? [[value, count] as const] : [])));
  return {
    total: await countParts(conditions(query)),
    categories: valuesOf('category'),
    vehicles: valuesOf('vehicle'),
    brands: valuesOf('brand'),
  };
}

/** The key of facets that an order and a new price do not change; undefined for others. */
export function lastingKey({ stock, min, max, ...query }: PartsFilter): string | undefined {
  return (stock ?? min ?? max) === undefined ? JSON.stringify(query) : undefined;
}
