import { storableText } from '@dealerkit/domain/text/textRules';
import * as v from 'valibot';
import type { Condition } from '../sql/conditions.ts';
import { type FacetName, facetNames } from './partSearch.ts';
import type { PartsFilter } from '../sql/queries.ts';
import { query, type SqlContext, type Statements } from '../sql/transactions.ts';

/** How an engine filters parts. */
export interface FilterColumns {
  /** Selects the rows with enough in stock for an order. */
  isInStock: string;
  /** A value of a row `own` of `part_facets`. */
  facetValue: string;
}

/** The value of a facet. */
const FacetValue = v.object({ facet: v.picklist(facetNames), value: v.string() });
type FacetValue = v.InferOutput<typeof FacetValue>;

/** Reads which of the values of facets that a query asks for parts have. */
export function* readKnownValues(
  { elements }: Pick<SqlContext['dialect'], 'elements'>,
  filter: PartsFilter,
): Statements<FacetValue[]> {
  // A text that cannot be stored is no value, and no JSON of PostgreSQL.
  const asked = facetNames.flatMap((facet) =>
    (filter[facet] ?? []).filter((value) => v.is(storableText, value)).map((value) => ({ facet, value })),
  );
  if (asked.length === 0) return [];
  // Ordered by the whole key, so that PostgreSQL looks each value up in the index; otherwise it reads all rows for each unknown one.
  const sql = `SELECT DISTINCT elements.value ->> 'facet' AS facet, elements.value ->> 'value' AS value FROM ${elements}
    WHERE (SELECT own.part FROM part_facets AS own
           WHERE own.facet = elements.value ->> 'facet' AND own.value = elements.value ->> 'value'
           ORDER BY own.facet, own.value, own.part LIMIT 1) IS NOT NULL`;
  return v.parse(v.array(FacetValue), yield* query(sql, JSON.stringify(asked)));
}

/** A query with only the values of facets that parts have, in one order; a filter without such a value is empty, and no part meets it. */
export function withKnownValues<Query extends PartsFilter>(asked: Query, known: readonly FacetValue[]): Query {
  const knownOf = (facet: FacetName) =>
    asked[facet]?.length ? known.flatMap((each) => (each.facet === facet ? [each.value] : [])).toSorted() : undefined;
  return { ...asked, category: knownOf('category'), vehicle: knownOf('vehicle'), brand: knownOf('brand') };
}

/** Whether no part meets the filters of a query with known values only. */
export const isImpossible = (filter: PartsFilter): boolean => facetNames.some((facet) => filter[facet]?.length === 0);

function facetFilter(facet: FacetName, values: readonly string[] | undefined, facetValue: string): Condition[] {
  if (values === undefined) return [];
  const sql = `EXISTS (SELECT 1 FROM part_facets AS own WHERE own.part = parts.row AND own.facet = ? AND ${facetValue} IN (${values.map(() => '?').join(', ')}))`;
  return [{ sql, values: [facet, ...values] }];
}

/** The conditions of the stock, the price range and the facets of a query with known values only. */
export function partFilters(asked: PartsFilter, columns: FilterColumns): readonly Condition[] {
  const { isInStock, facetValue } = columns;
  const { stock, min, max } = asked;
  const filters = facetNames.flatMap((facet) => facetFilter(facet, asked[facet], facetValue));
  if (stock === 'in') filters.push({ sql: isInStock, values: [] });
  if (min !== undefined) filters.push({ sql: 'price_number >= ?', values: [min] });
  if (max !== undefined) filters.push({ sql: 'price_number <= ?', values: [max] });
  return filters;
}
