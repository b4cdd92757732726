import { type Condition, valuesOf, whereOf } from '../conditions.ts';
import { countFacets, type FoundFacets, lastingKey } from '../partFacets.ts';
import type { FacetName } from '../partSearch.ts';
import type { PartsFilter } from '../queries.ts';
import type { PartReads, Run } from './Database.ts';
import { filterColumns } from './findParts.ts';
import { foundBy } from '../foundRows.ts';
import { postgresFoundRows } from './foundParts.ts';
import { readInTime } from './errors.ts';
import { numbered, searchLimit } from './pages.ts';

/** Creates the function that counts the facets of a search. */
export function postgresFindFacets(run: Run, reads: PartReads): (query: PartsFilter) => Promise<FoundFacets> {
  async function countParts(conditions: readonly Condition[]): Promise<number> {
    const sql = numbered(`SELECT count(*) AS total FROM parts ${whereOf(conditions)}`);
    const [row] = await run({ sql, values: valuesOf(conditions), replan: true, limit: searchLimit });
    return Number(row?.['total']);
  }

  function countValues(facets: readonly FacetName[], conditions: readonly Condition[]) {
    const all = [{ sql: `facet IN (${facets.map(() => '?').join(', ')})`, values: facets }, ...conditions];
    const parts = conditions.length ? 'JOIN parts ON parts.row = part' : '';
    const sql = `SELECT facet, value, count(*)::int AS count FROM part_facets ${parts} ${whereOf(all)} GROUP BY facet, value`;
    return run({ sql: numbered(sql), values: valuesOf(all), replan: true, limit: searchLimit });
  }

  return async (query) => {
    const { plan, textVersion } = await reads.planSearch(run, query);
    const found = plan ? [foundBy(plan, postgresFoundRows)] : [];
    const read = async () => {
      const facets = await readInTime(() =>
        countFacets(query, { columns: filterColumns, found, countParts, countValues }),
      );
      return { ...facets, corrected: plan?.corrected };
    };
    const key = lastingKey(query);
    return key === undefined ? read() : reads.keepFacets(textVersion, key, read);
  };
}
