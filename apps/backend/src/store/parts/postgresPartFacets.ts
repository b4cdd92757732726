import * as v from 'valibot';
import { type Condition, valuesOf, whereOf } from '../sql/conditions.ts';
import { selectFound } from './foundRows.ts';
import { type Counted, countFacets, type FoundFacets, lastingKey } from './partFacets.ts';
import { partFilters, withKnownValues } from './partFilters.ts';
import type { FacetName } from './partSearch.ts';
import type { PartsFilter } from '../sql/queries.ts';
import type { PartReads, Run, SearchVersions } from '../engines/postgres/Database.ts';
import { filterColumns } from './postgresFindParts.ts';
import { postgresFoundRows } from './postgresFoundParts.ts';
import { readKnownValues } from './postgresKnownValues.ts';
import { readInTime } from '../engines/postgres/errors.ts';
import { numbered, searchLimit } from '../engines/postgres/pages.ts';

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
export function postgresFindFacets(run: Run, reads: PartReads) {
  return async (asked: PartsFilter, known?: SearchVersions): Promise<FoundFacets> => {
    const versions = known ?? (await reads.readVersions(run));
    const plan = await reads.planSearch(run, asked, versions);
    const query = withKnownValues(asked, await readKnownValues(run, asked));

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
