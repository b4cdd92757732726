import type { DatabaseSync } from 'node:sqlite';
import { foldText } from '@dealerkit/domain/foldText';
import type { Condition } from '../conditions.ts';
import { partFilters } from '../partFilters.ts';
import { type PartOrders, partSegments } from '../partSegments.ts';
import { readSegments } from '../readSegments.ts';
import type { PartsQuery } from '../queries.ts';
import { type RawRows, sqliteNewest, sqliteSegments } from './pages.ts';
import { sqliteSearch } from './textSearch.ts';

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
  const texts = sqliteSearch(db, 'parts');
  const newest = sqliteNewest(db, 'parts', columns);
  const { valueIn, select } = sqliteSegments(db, 'parts', columns);
  const countAll = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'parts'`);
  const hasKey = db.prepare('SELECT 1 FROM part_keys WHERE key = ? LIMIT 1');

  /** The condition of the exact matches; `undefined` if there are none. */
  function exactOf(search: string | undefined): Condition | undefined {
    const key = foldText(search ?? '');
    if (!key || !hasKey.get(key)) return undefined;
    return { sql: 'parts.row IN (SELECT row FROM part_keys WHERE key = ?)', values: [key] };
  }

  return async ({ sort, ...query }: PartsQuery): Promise<{ rows: RawRows; total: number }> => {
    const found = texts.search(query.search);
    const filters = partFilters(query, { column: 'price', number: isNumber });
    const isWhole = found.conditions.length === 0 && filters.length === 0;
    const total = isWhole ? Number(countAll.get()?.['total']) : texts.count(found, filters);
    if (!total) return { rows: [], total };
    if (!sort) return { rows: newest(found, filters, query).toReversed(), total };
    const exact = exactOf(query.search);
    const rows = await readSegments(partSegments(sort, orders, exact), query, {
      valueIn,
      async select(segment, limit) {
        // Exact matches contain every word.
        if (exact && segment.conditions.includes(exact)) return select(segment, filters, limit, true);
        if (sort !== 'newest') return select(segment, [...found.conditions, ...filters], limit, found.isRare);
        return newest(found, [...segment.conditions, ...filters], { limit, before: segment.after?._id });
      },
    });
    return { rows, total };
  };
}
