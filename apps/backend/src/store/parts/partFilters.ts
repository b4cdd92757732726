import * as v from 'valibot';
import type { Condition } from '../sql/conditions.ts';
import { type FacetName, facetNames } from './partSearch.ts';
import type { PartsFilter } from '../sql/queries.ts';

/** How an engine filters parts. */
export interface FilterColumns {
  /** Selects the rows with enough in stock for an order. */
  isInStock: string;
  /** A value of a row `own` of `part_facets`. */
  facetValue: string;
}

/** The value of a facet. */
export const FacetValue = v.object({ facet: v.picklist(facetNames), value: v.string() });
export type FacetValue = v.InferOutput<typeof FacetValue>;

/** The values of facets that a query asks for. */
export const askedValues = (query: PartsFilter): FacetValue[] =>
  facetNames.flatMap((facet) => (query[facet] ?? []).map((value) => ({ facet, value })));

/** A query with only the values of facets that parts have, in one order; a filter without such a value is empty, and no part meets it. */
export function withKnownValues<Query extends PartsFilter>(query: Query, known: readonly FacetValue[]): Query {
  const knownOf = (facet: FacetName) =>
    query[facet]?.length ? known.flatMap((each) => (each.facet === facet ? [each.value] : [])).toSorted() : undefined;
  return { ...query, category: knownOf('category'), vehicle: knownOf('vehicle'), brand: knownOf('brand') };
}

/** Whether no part meets the filters of a query with known values only. */
export const isImpossible = (query: PartsFilter): boolean => facetNames.some((facet) => query[facet]?.length === 0);

function facetFilter(facet: FacetName, values: readonly string[] | undefined, facetValue: string): Condition[] {
  if (values === undefined) return [];
  const sql = `EXISTS (SELECT 1 FROM part_facets AS own WHERE own.part = parts.row AND own.facet = ? AND ${facetValue} IN (${values.map(() => '?').join(', ')}))`;
  return [{ sql, values: [facet, ...values] }];
}

/** The conditions of the stock, the price range and the facets of a query with known values only. */
export function partFilters(query: PartsFilter, columns: FilterColumns): readonly Condition[] {
  const { isInStock, facetValue } = columns;
  const { stock, min, max } = query;
  const filters = facetNames.flatMap((facet) => facetFilter(facet, query[facet], facetValue));
  if (stock === 'in') filters.push({ sql: isInStock, values: [] });
  if (min !== undefined) filters.push({ sql: 'price_number >= ?', values: [min] });
  if (max !== undefined) filters.push({ sql: 'price_number <= ?', values: [max] });
  return filters;
}
