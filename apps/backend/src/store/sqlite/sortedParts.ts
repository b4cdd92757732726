import type { DatabaseSync } from 'node:sqlite';
import { countedFinds, type PartSort } from '../Store.ts';
import type { Finds, RawPage } from './pages.ts';
import { prepareOnce } from './prepareOnce.ts';

/**
 * One class of parts after the other, each in the order of an index: SQLite has numbers before texts, and parts
 * without the value come last.
 */
const classes: Record<PartSort, { where: string; by: string; down?: boolean }[]> = {
  product_name: [
    { where: 'name_key IS NOT NULL', by: 'name_key' },
    { where: 'name_key IS NULL', by: '_id' },
  ],
  '-product_name': [
    { where: 'name_key IS NOT NULL', by: 'name_key', down: true },
    { where: 'name_key IS NULL', by: '_id', down: true },
  ],
  price: [
    { where: `price < ''`, by: 'price' },
    { where: `price >= ''`, by: 'price' },
    { where: 'price IS NULL', by: '_id' },
  ],
  '-price': [
    { where: `price < ''`, by: 'price', down: true },
    { where: `price >= ''`, by: 'price', down: true },
    { where: 'price IS NULL', by: '_id', down: true },
  ],
  available_quantity: [
    { where: 'available_quantity IS NOT NULL', by: 'available_quantity' },
    { where: 'available_quantity IS NULL', by: '_id' },
  ],
  '-available_quantity': [
    { where: 'available_quantity IS NOT NULL', by: 'available_quantity', down: true },
    { where: 'available_quantity IS NULL', by: '_id', down: true },
  ],
};

/** Reads the first parts of a sort order without sorting more than a search has found. */
export function sortedParts(db: DatabaseSync, columns: string) {
  const prepare = prepareOnce(db);

  /** The finds as a list that is looked for once, or as a condition where they are too many for a list. */
  function among(finds: Finds): { total: number; where: string; value: string; walk: boolean } {
    const rows = prepare(`${finds.rowids} LIMIT ${countedFinds}`).all(finds.sought);
    const total = rows.length;
    if (total === countedFinds) return { total, where: `row IN (${finds.rowids})`, value: finds.sought, walk: true };
    const list = JSON.stringify(rows.map((found) => found['row'] ?? found['rowid']));
    return { total, where: 'row IN (SELECT value FROM json_each(?))', value: list, walk: false };
  }

  function read(sort: PartSort, limit: number, found: Partial<ReturnType<typeof among>>): RawPage['rows'] {
    const rows: RawPage['rows'] = [];
    // Few finds are sorted; among many the next one is soon met on a walk along the index.
    const unindexed = found.walk === false ? '+' : '';
    const values = found.value === undefined ? [] : [found.value];
    for (const { where, by, down } of classes[sort]) {
      if (rows.length === limit) break;
      const order = down ? 'DESC' : 'ASC';
      const conditions = [where, found.where].filter(Boolean).join(' AND ');
      const sql = `SELECT ${columns} FROM parts WHERE ${conditions} ORDER BY ${unindexed}${by} ${order}, _id ${order} LIMIT ?`;
      rows.push(...prepare(sql).all(...values, limit - rows.length));
    }
    return rows;
  }

  return (sort: PartSort, limit: number, finds: Finds | undefined): { rows: RawPage['rows']; total?: number } => {
    if (!finds) return { rows: read(sort, limit, {}) };
    const found = among(finds);
    return { rows: found.total ? read(sort, limit, found) : [], total: found.total };
  };
}
