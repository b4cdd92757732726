import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { countedFinds, type PartSort } from '../Store.ts';
import type { Finds } from './pages.ts';
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

  return (sort: PartSort, limit: number, finds: Finds | undefined, total: number) => {
    const found = finds ? `AND row IN (${finds.rowids})` : '';
    // Few finds are sorted; among many the next one is soon met on a walk along the index.
    const walk = finds && total < countedFinds ? '+' : '';
    const rows: Record<string, SQLOutputValue>[] = [];
    for (const { where, by, down } of classes[sort]) {
      const order = down ? 'DESC' : 'ASC';
      const rest = prepare(
        `SELECT ${columns} FROM parts WHERE ${where} ${found} ORDER BY ${walk}${by} ${order}, _id ${order} LIMIT ?`,
      );
      if (rows.length < limit) rows.push(...rest.all(...(finds ? [finds.sought] : []), limit - rows.length));
    }
    return rows;
  };
}
