import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { askedValues, FacetValue } from './partFilters.ts';
import type { PartsFilter } from '../sql/queries.ts';

/** Creates a function that finds which of the values of facets that a query asks for parts have. */
export function sqliteKnownValues(db: DatabaseSync): (query: PartsFilter) => FacetValue[] {
  const known = db.prepare(
    `SELECT DISTINCT asked.value ->> 'facet' AS facet, asked.value ->> 'value' AS value FROM json_each(?) AS asked
     WHERE EXISTS (SELECT 1 FROM part_facets AS own
                   WHERE own.facet = asked.value ->> 'facet' AND own.value = asked.value ->> 'value')`,
  );
  return (query) => {
    const values = askedValues(query);
    return values.length ? v.parse(v.array(FacetValue), known.all(JSON.stringify(values))) : [];
  };
}
