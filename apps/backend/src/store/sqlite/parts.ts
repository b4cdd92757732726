import { Part } from '@dealerkit/api-client';
import * as v from 'valibot';
import { foldText } from '../foldText.ts';
import type { PartSort, Store } from '../Store.ts';
import type { Connection } from './Connection.ts';

/** Parts without the value come last, prices that are text before them. */
const orderings: Record<PartSort, string> = {
  product_name: 'name_key IS NULL, name_key, _id',
  '-product_name': 'name_key IS NULL, name_key DESC, _id DESC',
  price: `price IS NULL, typeof(price) = 'text', price, _id`,
  '-price': `price IS NULL, typeof(price) = 'text', price DESC, _id DESC`,
  available_quantity: 'available_quantity IS NULL, available_quantity, _id',
  '-available_quantity': 'available_quantity IS NULL, available_quantity DESC, _id DESC',
};

const columns = '_id, product_name, description, price, image, minimum_order_quantity, available_quantity';

type Parts = Pick<Store, 'findParts' | 'getPart' | 'addPart' | 'deletePart'>;

/** The parts of the embedded store. */
export function sqliteParts({ db, write, newId }: Connection): Parts & { insertPart: InsertPart } {
  const byId = db.prepare(`SELECT ${columns} FROM parts WHERE _id = ?`);
  const nameTaken = db.prepare('SELECT 1 FROM parts WHERE name_key = ?');
  const remove = db.prepare('DELETE FROM parts WHERE _id = ?');
  const insert = db.prepare(`INSERT INTO parts (${columns}, name_key, search_text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);

  const insertPart: InsertPart = (part) => {
    const { product_name = null, description = null, price = null, available_quantity = null } = part;
    const key = foldText(product_name ?? '') || null;
    if (key && nameTaken.get(key)) return { outcome: 'name taken' };
    const _id = newId();
    const searchText = foldText(`${product_name ?? ''}\n${description ?? ''}`);
    insert.run(
      _id,
      product_name,
      description,
      price,
      part.image,
      part.minimum_order_quantity,
      available_quantity,
      key,
      searchText,
    );
    return { outcome: 'added', _id };
  };

  return {
    insertPart,

    async findParts({ limit, before, search, sort }) {
      const sought = search ? [foldText(search)] : [];
      const matches = sought.map(() => 'instr(search_text, ?) > 0');
      const older = before === undefined ? [] : [before];
      const conditions = [...matches, ...older.map(() => '_id < ?'), 'TRUE'].join(' AND ');
      const rows = db
        .prepare(
          `SELECT ${columns} FROM parts WHERE ${conditions} ORDER BY ${sort ? orderings[sort] : '_id DESC'} LIMIT ?`,
        )
        .all(...sought, ...older, limit);
      const count = db.prepare(`SELECT count(*) AS total FROM parts WHERE ${[...matches, 'TRUE'].join(' AND ')}`);
      return {
        rows: v.parse(v.array(Part), sort ? rows : rows.toReversed()),
        total: Number(count.get(...sought)?.['total']),
      };
    },

    async getPart(_id) {
      return v.parse(v.optional(Part), byId.get(_id));
    },

    addPart: (part) => write(() => insertPart(part)),

    deletePart: (_id) => write(() => Number(remove.run(_id).changes)),
  };
}

type InsertPart = (part: Omit<Part, '_id'>) => Awaited<ReturnType<Store['addPart']>>;
