import type { DatabaseSync } from 'node:sqlite';
import { type Condition, valuesOf, whereOf } from '../../../sql/conditions.ts';
import { createKeptValues } from '../../../sql/keptValues.ts';
import { countFacets, type FoundFacets, lastingKey } from '../../../parts/partFacets.ts';
import { partFilters, readKnownValues, withKnownValues } from '../../../parts/partFilters.ts';
import type { FacetName } from '../../../parts/partSearch.ts';
import type { PartReads } from '../../../parts/PartStore.ts';
import type { SqlContext } from '../../../sql/transactions.ts';
import type { Connection } from '../Connection.ts';
import { filterColumns, type SqlitePlanSearch } from './findParts.ts';
import { foundBy } from '../../../parts/foundRows.ts';
import { createPartRanges, type RowRange, sqliteFoundRows } from './foundParts.ts';
import { prepareOnce } from '../prepareOnce.ts';

/** The facets of the embedded store. */
export function sqliteFindFacets(
  { db, versions }: Pick<Connection, 'db' | 'versions'>,
  { dialect, read: readRows }: Pick<SqlContext, 'dialect' | 'read'>,
  planSearch: SqlitePlanSearch,
): PartReads['findFacets'] {
  const keep = createKeptValues<FoundFacets>();
  const reads = facetReads(db);

  return async (asked) => {
    const plan = await planSearch(asked);
    const query = withKnownValues(asked, await readRows(readKnownValues(dialect, asked)));
    const read = async () => {
      const facets = await countFacets(query, async (names, filters, isTotal) => {
        const others = partFilters(filters, filterColumns);
        const conditionsOf = (range: RowRange) =>
          plan ? [foundBy(plan, sqliteFoundRows(range)), ...others] : [isWithin(range), ...others];
        return {
          values: names.length ? await reads.countValues(names, conditionsOf) : [],
          total: isTotal ? await reads.countParts(conditionsOf) : undefined,
        };
      });
      return { ...facets, corrected: plan?.corrected };
    };
    const key = lastingKey(query);
    return key === undefined ? read() : keep(versions.partTexts(), key, read);
  };
}

const isWithin = (range: RowRange): Condition => ({ sql: 'parts.row >= ? AND parts.row < ?', values: range });

/** The conditions of the counted parts among some rows. */
type ConditionsOf = (range: RowRange) => readonly Condition[];

function facetReads(db: DatabaseSync) {
  const prepare = prepareOnce(db);
  const partRanges = createPartRanges(db);

  return {
    async countParts(conditionsOf: ConditionsOf): Promise<number> {
      let total = 0;
      for await (const range of partRanges()) {
        const conditions = conditionsOf(range);
        const sql = `SELECT count(*) AS total FROM parts ${whereOf(conditions)}`;
        total += Number(prepare(sql).get(...valuesOf(conditions))?.['total']);
      }
      return total;
    },

    async countValues(facets: readonly FacetName[], conditionsOf: ConditionsOf) {
      const isAsked: Condition = { sql: `facet IN (${facets.map(() => '?').join(', ')})`, values: facets };
      const sums = new Map<string, { facet: unknown; value: unknown; count: number }>();
      for await (const range of partRanges()) {
        const all = [isAsked, ...conditionsOf(range)];
        // Parts first, since the index of their values reads no other part.
        const sql = `SELECT facet, value, count(*) AS count
          FROM parts CROSS JOIN part_facets INDEXED BY part_facets_of_part ON part = parts.row
          ${whereOf(all)} GROUP BY facet, value`;
        for (const { facet, value, count } of prepare(sql).all(...valuesOf(all))) {
          const key = JSON.stringify([facet, value]);
          sums.set(key, { facet, value, count: (sums.get(key)?.count ?? 0) + Number(count) });
        }
      }
      return [...sums.values()];
    },
  };
}
