import * as v from 'valibot';
import { type Condition, valuesOf, whereOf } from '../../../sql/conditions.ts';
import { selectFound } from '../../../parts/foundRows.ts';
import { type Counted, countFacets, type FoundFacets, lastingKey } from '../../../parts/partFacets.ts';
import { partFilters, readKnownValues, withKnownValues } from '../../../parts/partFilters.ts';
import type { FacetName } from '../../../parts/partSearch.ts';
import type { PartsFilter } from '../../../sql/queries.ts';
import type { Run } from '../Database.ts';
import type { SearchVersions, SharedReads } from './sharedReads.ts';
import { filterColumns } from './findParts.ts';
import { postgresFoundRows } from './foundParts.ts';
import { readInTime } from '../errors.ts';
import { numbered, searchLimit } from '../pages.ts';
import { postgresDialect, runStatements } from '../transact.ts';

const CountedRow = v.object({ facet: v.nullable(v.string()), value: v.nullable(v.string()), count: v.number() });

/** Counts some parts in a row without a facet, and the values of facets among them. */
async function countAmong(run: Run, parts: Condition | undefined, facets: readonly FacetName[]): Promise<Counted> {
  const condition = `facet IN (${facets.map(() => '?').join(', ')})`;
  const from = parts ? 'found JOIN part_facets ON part = found.row' : 'part_facets';
  const sql = `WITH found AS MATERIALIZED (${parts?.sql ?? 'SELECT row FROM parts'})
    SELECT NULL AS facet, NULL AS value, count(*)::int AS count FROM found
    ${facets.length ? `UNION ALL SELECT facet, value, count(*)::int FROM ${from} WHERE ${condition} GROUP BY facet, value` : ''}`;
  const values = [...(parts?.values ?? []), ...facets];
  const rows = await run({ sql: numbered(sql), values, replan: true, limit: searchLimit });
  const counted = v.parse(v.array(CountedRow), rows);
  return {
    total: counted.find(({ facet }) => facet === null)?.count,
    values: counted.filter(({ facet }) => facet !== null),
  };
}

/** Creates the function that counts the facets of a search. */
export function postgresFindFacets(run: Run, reads: SharedReads) {
  return async (asked: PartsFilter, known?: SearchVersions): Promise<FoundFacets> => {
    const versions = known ?? (await reads.readVersions(run));
    const plan = await reads.planSearch(run, asked, versions);
    const query = withKnownValues(asked, await runStatements(run, readKnownValues(postgresDialect, asked)));

    function partsOf(filters: readonly Condition[]): Condition | undefined {
      if (plan) return selectFound(plan, filters, postgresFoundRows);
      if (!filters.length) return undefined;
      return { sql: `SELECT row FROM parts ${whereOf(filters)}`, values: valuesOf(filters) };
    }

    const read = async () => {
      const facets = await readInTime(() =>
        countFacets(query, (names, filters) => countAmong(run, partsOf(partFilters(filters, filterColumns)), names)),
      );
      return { ...facets, corrected: plan?.corrected };
    };
    const key = lastingKey(query);
    return key === undefined ? read() : reads.keepFacets(versions.texts, key, read);
  };
}
