import * as v from 'valibot';
import { askedValues, FacetValue } from './partFilters.ts';
import type { PartsFilter } from '../sql/queries.ts';
import type { Run } from '../engines/postgres/Database.ts';

/** Reads which of the values of facets that a query asks for parts have. */
export async function readKnownValues(run: Run, query: PartsFilter): Promise<FacetValue[]> {
  const asked = askedValues(query);
  if (!asked.length) return [];
  // Ordered by the whole key, so that the planner looks each value up in the index; otherwise it reads all rows for each unknown one.
  const sql = `SELECT DISTINCT asked.facet, asked.value FROM unnest($1::text[], $2::text[]) AS asked (facet, value),
    LATERAL (SELECT FROM part_facets AS own WHERE own.facet = asked.facet AND own.value = asked.value
             ORDER BY own.facet, own.value, own.part LIMIT 1) AS known`;
  const values = [asked.map(({ facet }) => facet), asked.map(({ value }) => value)];
  return v.parse(v.array(FacetValue), await run({ sql, values }));
}
