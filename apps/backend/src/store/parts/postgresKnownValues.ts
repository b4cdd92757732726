import * as v from 'valibot';
import { askedValues, FacetValue } from './partFilters.ts';
import type { PartsFilter } from '../sql/queries.ts';
import type { Run } from '../engines/postgres/Database.ts';

/** Reads which of the values of facets that a query asks for parts have. */
export async function readKnownValues(run: Run, query: PartsFilter): Promise<FacetValue[]> {
  const asked = askedValues(query);
  if (!asked.length) return [];
  const sql = `SELECT DISTINCT facet, value FROM unnest($1::text[], $2::text[]) AS asked (facet, value)
    WHERE EXISTS (SELECT 1 FROM part_facets AS own WHERE own.facet = asked.facet AND own.value = asked.value)`;
  const values = [asked.map(({ facet }) => facet), asked.map(({ value }) => value)];
  return v.parse(v.array(FacetValue), await run({ sql, values }));
}
