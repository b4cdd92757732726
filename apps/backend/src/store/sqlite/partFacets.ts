import type { DatabaseSync } from 'node:sqlite';
import { giveWay } from '../../operation/readTurn.ts';
import { type Condition, valuesOf, whereOf } from '../conditions.ts';
import { createKeptValues } from '../keptValues.ts';
import { countFacets, type FoundFacets, lastingKey } from '../partFacets.ts';
import { partFilters, withKnownValues } from '../partFilters.ts';
import type { FacetName } from '../partSearch.ts';
import type { Store } from '../Store.ts';
import type { Connection } from './Connection.ts';
import { filterColumns } from './findParts.ts';
import { foundBy } from '../foundRows.ts';
import { sqliteFoundRows } from './foundParts.ts';
import { sqliteKnownValues } from './knownValues.ts';
import { prepareOnce } from './prepareOnce.ts';

/** The facets of the embedded store. */
export function sqliteFacets({
  db,
  planSearch,
  texts,
}: Pick<Connection, 'db' | 'planSearch' | 'texts'>): Pick<Store, 'findFacets'> {
  const keep = createKeptValues<FoundFacets>();
  const reads = facetReads(db);
  const findKnownValues = sqliteKnownValues(db);

  return {
    async findFacets(asked) {
      const plan = await planSearch(asked);
      const query = withKnownValues(asked, findKnownValues(asked));
      const read = async () => {
        const found = plan ? [foundBy(plan, sqliteFoundRows)] : [];
        const facets = await countFacets(query, async (names, filters, isTotal) => {
          const conditions = [...found, ...partFilters(filters, filterColumns)];
          const values = names.length ? await reads.countValues(names, conditions, plan !== undefined) : [];
          return { values, total: isTotal ? await reads.countParts(conditions) : undefined };
        });
        return { ...facets, corrected: plan?.corrected };
      };
      const key = lastingKey(query);
      return key === undefined ? read() : keep(texts.textVersion(), key, read);
    },
  };
}

/** How many rows of parts one statement counts without a search, so that it blocks the event loop for some milliseconds only. */
const rowsPerCount = 20_000;

const inFacets = (facets: readonly FacetName[]): Condition => ({
  sql: `facet IN (${facets.map(() => '?').join(', ')})`,
  values: facets,
});

function facetReads(db: DatabaseSync) {
  const prepare = prepareOnce(db);
  const lastRow = db.prepare('SELECT max(row) AS row FROM parts');

  /** The ranges of rows that are counted one after the other. */
  function ranges(): Condition[] {
    const last = Number(lastRow.get()?.['row'] ?? 0);
    const starts = Array.from({ length: Math.floor(last / rowsPerCount) + 1 }, (_, index) => index * rowsPerCount);
    return starts.map((start) => ({ sql: 'parts.row >= ? AND parts.row < ?', values: [start, start + rowsPerCount] }));
  }

  function countIn(facets: readonly FacetName[], conditions: readonly Condition[]) {
    const all = [inFacets(facets), ...conditions];
    // Parts first, since the index of their values reads no other part.
    const sql = `SELECT facet, value, count(*) AS count
      FROM parts CROSS JOIN part_facets INDEXED BY part_facets_of_part ON part = parts.row
      ${whereOf(all)} GROUP BY facet, value`;
    return prepare(sql).all(...valuesOf(all));
  }

  function countAll(facets: readonly FacetName[]) {
    const all = [inFacets(facets)];
    const sql = `SELECT facet, value, count(*) AS count FROM part_facets ${whereOf(all)} GROUP BY facet, value`;
    return prepare(sql).all(...valuesOf(all));
  }

  return {
    countParts: async (conditions: readonly Condition[]) => {
      await giveWay();
      const sql = `SELECT count(*) AS total FROM parts ${whereOf(conditions)}`;
      return Number(prepare(sql).get(...valuesOf(conditions))?.['total']);
    },

    countValues: async (facets: readonly FacetName[], conditions: readonly Condition[], isSearch: boolean) => {
      await giveWay();
      if (!conditions.length) return countAll(facets);
      if (isSearch) return countIn(facets, conditions);
      const sums = new Map<string, { facet: unknown; value: unknown; count: number }>();
      for (const range of ranges()) {
        await giveWay();
        for (const { facet, value, count } of countIn(facets, [range, ...conditions])) {
          const key = JSON.stringify([facet, value]);
          sums.set(key, { facet, value, count: (sums.get(key)?.count ?? 0) + Number(count) });
        }
      }
      return [...sums.values()];
    },
  };
}
