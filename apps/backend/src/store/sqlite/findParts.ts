import type { DatabaseSync } from 'node:sqlite';
import { foldText } from '@dealerkit/ui/foldText';
import { type Condition, valuesOf, whereOf } from '../conditions.ts';
import { partFilters } from '../partFilters.ts';
import { type PartOrders, partSegments } from '../partSegments.ts';
import { afterOf, readSegments, type Segment } from '../readSegments.ts';
import { maxCountedMatches, type PartsQuery } from '../Store.ts';
import { type RawRows, sqlitePages } from './pages.ts';
import { prepareOnce } from './prepareOnce.ts';
import { textSearch } from './textSearch.ts';

/** SQLite sorts numbers before texts, so `price < ''` selects the numbers. */
const isNumber = `price < ''`;

const orders: PartOrders = {
  name: { values: [{ where: 'name_key IS NOT NULL', by: 'name_key' }], missing: 'name_key IS NULL' },
  price: {
    values: [
      { where: isNumber, by: 'price' },
      { where: `price >= ''`, by: 'price' },
    ],
    missing: 'price IS NULL',
  },
  available_quantity: {
    values: [{ where: 'available_quantity IS NOT NULL', by: 'available_quantity' }],
    missing: 'available_quantity IS NULL',
  },
};

/** Creates a function that reads and counts parts by search, filters and sort order. */
export function sqliteFindParts(db: DatabaseSync, columns: string) {
  const prepare = prepareOnce(db);
  const pages = sqlitePages(db, 'parts', columns);
  const countAll = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'parts'`);
  const hasKey = db.prepare('SELECT 1 FROM part_keys WHERE key = ? LIMIT 1');

  /** The condition of the exact matches; `undefined` if there are none. */
  function exactOf(search: string | undefined): Condition | undefined {
    const key = foldText(search ?? '');
    if (!key || !hasKey.get(key)) return undefined;
    return { sql: 'parts.row IN (SELECT row FROM part_keys WHERE key = ?)', values: [key] };
  }

  async function valueIn({ by, conditions }: Segment, _id: string): Promise<string | number | undefined> {
    const all = [{ sql: '_id = ?', values: [_id] }, ...conditions];
    const value = prepare(`SELECT ${by} AS value FROM parts ${whereOf(all)}`).get(...valuesOf(all))?.['value'];
    return typeof value === 'string' || typeof value === 'number' ? value : undefined;
  }

  /** Reads matches of a search in any order; few matches are sorted, many are found by scanning the index of the order. */
  function select(segment: Segment, conditions: readonly Condition[], limit: number, isSorted: boolean): RawRows {
    const all = [...segment.conditions, ...conditions, ...afterOf(segment)];
    const direction = segment.descending ? 'DESC' : 'ASC';
    const by = isSorted ? `+${segment.by}` : segment.by;
    const order = `${by} ${direction}${segment.by === '_id' ? '' : `, _id ${direction}`}`;
    return prepare(`SELECT ${columns} FROM parts ${whereOf(all)} ORDER BY ${order} LIMIT ?`).all(
      ...valuesOf(all),
      limit,
    );
  }

  return async ({ sort, ...query }: PartsQuery): Promise<{ rows: RawRows; total: number }> => {
    const search = textSearch('parts', query.search);
    const filters = partFilters(query, { column: 'price', number: isNumber });
    const isWhole = search.isEmpty && filters.length === 0;
    const total = isWhole ? Number(countAll.get()?.['total']) : pages.count(search, filters);
    if (!total) return { rows: [], total };
    if (!sort) return { rows: pages.newest(search, filters, query).toReversed(), total };
    const exact = exactOf(query.search);
    const segments = partSegments(sort, orders, exact);
    const isRare = search.match !== undefined && total < maxCountedMatches;
    const matching: Condition[] =
      search.match === undefined
        ? []
        : [{ sql: 'row IN (SELECT rowid FROM parts_text WHERE parts_text MATCH ?)', values: [search.match] }];
    const rows = await readSegments(segments, query, {
      valueIn,
      async select(segment, limit) {
        // Exact matches contain every word.
        if (exact && segment.conditions.includes(exact)) return select(segment, filters, limit, true);
        if (sort !== 'newest') {
          return select(segment, [...matching, ...search.conditions, ...filters], limit, isRare);
        }
        return pages.newest(search, [...segment.conditions, ...filters], { limit, before: segment.after?._id });
      },
    });
    return { rows, total };
  };
}
