import type { DatabaseSync } from 'node:sqlite';
import { maxCountedMatches, type PartSort } from '../Store.ts';
import type { Matches, RawPage } from './pages.ts';
import { prepareOnce } from './prepareOnce.ts';

/**
 * The segments of each sort order, each sorted by an index: SQLite sorts numbers before texts, and parts without the
 * value come last.
 */
const segments: Record<PartSort, { where: string; by: string; descending?: boolean }[]> = {
  product_name: [
    { where: 'name_key IS NOT NULL', by: 'name_key' },
    { where: 'name_key IS NULL', by: '_id' },
  ],
  '-product_name': [
    { where: 'name_key IS NOT NULL', by: 'name_key', descending: true },
    { where: 'name_key IS NULL', by: '_id', descending: true },
  ],
  price: [
    { where: `price < ''`, by: 'price' },
    { where: `price >= ''`, by: 'price' },
    { where: 'price IS NULL', by: '_id' },
  ],
  '-price': [
    { where: `price < ''`, by: 'price', descending: true },
    { where: `price >= ''`, by: 'price', descending: true },
    { where: 'price IS NULL', by: '_id', descending: true },
  ],
  available_quantity: [
    { where: 'available_quantity IS NOT NULL', by: 'available_quantity' },
    { where: 'available_quantity IS NULL', by: '_id' },
  ],
  '-available_quantity': [
    { where: 'available_quantity IS NOT NULL', by: 'available_quantity', descending: true },
    { where: 'available_quantity IS NULL', by: '_id', descending: true },
  ],
};

/** Creates a function that reads the first parts of a sort order through its indexes. */
export function sortedParts(db: DatabaseSync, columns: string) {
  const prepare = prepareOnce(db);

  /** The condition that selects the matches: a list of rowids, or the search itself if there are too many. */
  function conditionFor(matches: Matches): { total: number; where: string; value: string; scanIndex: boolean } {
    const rows = prepare(`${matches.rowids} LIMIT ${maxCountedMatches}`).all(matches.pattern);
    const total = rows.length;
    if (total === maxCountedMatches)
      return { total, where: `row IN (${matches.rowids})`, value: matches.pattern, scanIndex: true };
    const list = JSON.stringify(rows.map((found) => found['row'] ?? found['rowid']));
    return { total, where: 'row IN (SELECT value FROM json_each(?))', value: list, scanIndex: false };
  }

  function read(sort: PartSort, limit: number, found: Partial<ReturnType<typeof conditionFor>>): RawPage['rows'] {
    const rows: RawPage['rows'] = [];
    // Few matches are sorted; many matches are found by scanning the index.
    const unindexed = found.scanIndex === false ? '+' : '';
    const values = found.value === undefined ? [] : [found.value];
    for (const { where, by, descending } of segments[sort]) {
      if (rows.length === limit) break;
      const order = descending ? 'DESC' : 'ASC';
      const conditions = [where, found.where].filter(Boolean).join(' AND ');
      const sql = `SELECT ${columns} FROM parts WHERE ${conditions} ORDER BY ${unindexed}${by} ${order}, _id ${order} LIMIT ?`;
      rows.push(...prepare(sql).all(...values, limit - rows.length));
    }
    return rows;
  }

  return (sort: PartSort, limit: number, matches: Matches | undefined): { rows: RawPage['rows']; total?: number } => {
    if (!matches) return { rows: read(sort, limit, {}) };
    const found = conditionFor(matches);
    return { rows: found.total ? read(sort, limit, found) : [], total: found.total };
  };
}
