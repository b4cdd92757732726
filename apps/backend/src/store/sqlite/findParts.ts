import type { DatabaseSync } from 'node:sqlite';
import { foldText, foldWords } from '@dealerkit/domain/foldText';
import type { Condition } from '../conditions.ts';
import { partFilters } from '../partFilters.ts';
import { type PartOrders, partSegments } from '../partSegments.ts';
import { readSegments } from '../readSegments.ts';
import type { PartsQuery } from '../queries.ts';
import { type RawRows, sqlitePages } from './pages.ts';
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
  const search = sqliteSearch(db, 'parts');
  const pages = sqlitePages(db, 'parts', columns);
  const countAll = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'parts'`);
  const hasKey = db.prepare('SELECT 1 FROM part_keys WHERE key = ? LIMIT 1');

  /** The condition of the exact matches; `undefined` if there are none. */
  function exactOf(text: string | undefined): Condition | undefined {
    const key = foldText(text ?? '');
    if (!key || !hasKey.get(key)) return undefined;
    return { sql: 'parts.row IN (SELECT row FROM part_keys WHERE key = ?)', values: [key] };
  }

  async function readAll({ sort, ...query }: PartsQuery): Promise<RawRows> {
    if (!sort) return pages.newest(query.before, query.limit).toReversed();
    return readSegments(partSegments(sort, orders, undefined), query, {
      valueIn: pages.valueIn,
      select: async (segment, limit) => pages.select(segment, [], limit, true),
    });
  }

  return async (query: PartsQuery): Promise<{ rows: RawRows; total: number; isTotalMinimum?: boolean }> => {
    const { sort, limit, before } = query;
    const words = foldWords(query.search ?? '');
    const filters = partFilters(query, { column: 'price', number: isNumber });
    if (!words.length && !filters.length) {
      return { rows: await readAll(query), total: Number(countAll.get()?.['total']) };
    }
    const { conditions, find } = search(words, filters);
    const found = await find();
    const count = { total: found.rows.length, isTotalMinimum: found.isCut };
    if (!sort) {
      const ofPage = before === undefined ? found : await find({ below: pages.numberOf(before), max: limit });
      return { rows: pages.read(ofPage.rows.slice(0, limit)).toReversed(), ...count };
    }
    const exact = exactOf(query.search);
    const rows = await readSegments(partSegments(sort, orders, exact), query, {
      valueIn: pages.valueIn,
      async select(segment, length) {
        // Exact matches contain every word.
        if (exact && segment.conditions.includes(exact)) return pages.select(segment, filters, length, false);
        return pages.selectFound(segment, { found, conditions }, length);
      },
    });
    return { rows, ...count };
  };
}
