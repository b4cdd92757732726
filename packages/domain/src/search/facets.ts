import type { Part } from '../entities.js';
import { partPrice } from '../parts/partRules.js';
import type { FacetCount, FacetCounts, PartFacets, SearchFilters } from './types.js';

/** A part with what it is filtered by. */
export interface FilteredPart {
  part: Part;
  isInStock: boolean;
  facets: PartFacets;
}

const facetNames = ['categories', 'vehicles', 'brands'] as const;
type FacetName = (typeof facetNames)[number];

const valuesOf = ({ facets }: FilteredPart, name: FacetName): readonly string[] =>
  name === 'categories' ? [facets.category].filter(Boolean) : facets[name];

/** Whether a part has the stock and the price that are asked for. */
const isWithin = ({ part, isInStock }: FilteredPart, filters: SearchFilters): boolean => {
  const { min, max } = filters;
  const price = partPrice(part);
  if (filters.isInStock && !isInStock) return false;
  if (min === undefined && max === undefined) return true;
  return typeof price === 'number' && price >= (min ?? price) && price <= (max ?? price);
};

const hasFacet = (part: FilteredPart, name: FacetName, filters: SearchFilters): boolean => {
  const wanted = filters[name];
  return !wanted?.length || valuesOf(part, name).some((value) => wanted.includes(value));
};

/** Sorts the values of a facet, the most frequent first. */
export const sortCounts = (counts: Iterable<readonly [string, number]>): FacetCount[] =>
  Array.from(counts, ([value, count]) => ({ value, count })).toSorted(
    (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
  );

/** Counts the values of a facet among the parts that meet the other filters. */
const countFacet = (parts: readonly FilteredPart[], name: FacetName, filters: SearchFilters): FacetCount[] => {
  const counts = new Map<string, number>();
  const others = facetNames.filter((each) => each !== name);
  for (const part of parts)
    if (others.every((each) => hasFacet(part, each, filters)))
      for (const value of valuesOf(part, name)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return sortCounts(counts);
};

/** The parts that meet all filters, and how many the values of each facet would give under the other filters. */
export const filterParts = <T extends FilteredPart>(
  parts: readonly T[],
  filters: SearchFilters,
): { parts: readonly T[]; facets: FacetCounts } => {
  const within = parts.filter((part) => isWithin(part, filters));
  const all = within.filter((part) => facetNames.every((name) => hasFacet(part, name, filters)));
  return {
    parts: all,
    facets: {
      total: all.length,
      categories: countFacet(within, 'categories', filters),
      vehicles: countFacet(within, 'vehicles', filters),
      brands: countFacet(within, 'brands', filters),
    },
  };
};
