import type { DatabaseSync } from 'node:sqlite';
import { type Condition, valuesOf, whereOf } from '../sql/conditions.ts';
import { createKeptValues } from '../sql/keptValues.ts';
import { countFacets, type FoundFacets, lastingKey } from './partFacets.ts';
import { partFilters, withKnownValues } from './partFilters.ts';
import type { FacetName } from './partSearch.ts';
import type { PartStore } from './PartStore.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';
import { filterColumns } from './sqliteFindParts.ts';
import { foundBy } from './foundRows.ts';
import { createPartRanges, type RowRange, sqliteFoundRows } from './sqliteFoundParts.ts';
import { sqliteKnownValues } from './sqliteKnownValues.ts';
import { prepareOnce } from '../engines/sqlite/prepareOnce.ts';

/** The facets of the embedded store. */
export function sqliteFacets({
  db,
  planSearch,
  texts,
}: Pick<Connection, 'db' | 'planSearch' | 'texts'>): Pick<PartStore, 'findFacets'> {
  const keep = createKeptValues<FoundFacets>();
  const reads = facetReads(db);
  const findKnownValues = sqliteKnownValues(db);

  return {
    async findFacets(asked) {
      const plan = await planSearch(asked);
      const query = withKnownValues(asked, findKnownValues(asked));
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
      return key === undefined ? read() : keep(texts.textVersion(), key, read);
    },
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
