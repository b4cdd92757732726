import type { Condition } from './conditions.ts';
import { type FacetName, facetNames } from './partSearch.ts';
import type { PartsFilter } from './queries.ts';

/** How an engine filters parts. */
export interface FilterColumns {
  price: string;
  /** Selects the rows with a number as price. */
  isNumber: string;
  /** Selects the rows with enough in stock for an order. */
  isInStock: string;
}

function facetFilter(facet: FacetName, values: readonly string[] | undefined): Condition[] {
  if (!values?.length) return [];
  const sql = `EXISTS (SELECT 1 FROM part_facets AS own WHERE own.part = parts.row AND own.facet = ? AND own.value IN (${values.map(() => '?').join(', ')}))`;
  return [{ sql, values: [facet, ...values] }];
}

/** The conditions of the stock, the price range and the facets. */
export function partFilters(query: PartsFilter, { price, isNumber, isInStock }: FilterColumns): readonly Condition[] {
  const { stock, min, max } = query;
  const filters = facetNames.flatMap((facet) => facetFilter(facet, query[facet]));
  if (stock === 'in') filters.push({ sql: isInStock, values: [] });
  if (min !== undefined) filters.push({ sql: `${price} >= ? AND ${isNumber}`, values: [min] });
  if (max !== undefined) filters.push({ sql: `${price} <= ? AND ${isNumber}`, values: [max] });
  return filters;
}
