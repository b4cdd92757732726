import { Part } from '@dealerkit/api-client';
import * as v from 'valibot';
import { foldText } from '../foldText.ts';
import type { Store } from '../Store.ts';
import type { Connection } from './Connection.ts';
import { matchesOf, sqlitePages } from './pages.ts';
import { sortedParts } from './sortedParts.ts';

const columns = '_id, product_name, description, price, image, minimum_order_quantity, available_quantity';

type Parts = Pick<Store, 'findParts' | 'getPart' | 'addPart' | 'deletePart'>;

/** The parts of the embedded store. */
export function sqliteParts({
  db,
  write,
  newId,
  catalogueChanged,
  audit,
}: Connection): Parts & { insertPart: InsertPart } {
  const byId = db.prepare(`SELECT ${columns} FROM parts WHERE _id = ?`);
  const nameTaken = db.prepare('SELECT 1 FROM parts WHERE name_key = ?');
  const remove = db.prepare('DELETE FROM parts WHERE _id = ? RETURNING product_name');
  const pages = sqlitePages(db, 'parts', columns);
  const sorted = sortedParts(db, columns);
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
    catalogueChanged();
    return { outcome: 'added', _id };
  };

  function deleteAndAudit(_id: string, actor: string): number {
    const part = remove.get(_id);
    if (!part) return 0;
    audit({ actor, action: 'delete part', subject: _id, detail: String(part['product_name'] ?? '') });
    catalogueChanged();
    return 1;
  }

  return {
    insertPart,

    async findParts({ sort, ...query }) {
      if (!sort) {
        const { rows, total } = pages.find(query);
        return { rows: v.parse(v.array(Part), rows), total };
      }
      const { rows, total = pages.total(undefined) } = sorted(sort, query.limit, matchesOf('parts', query.search));
      return { rows: v.parse(v.array(Part), rows), total };
    },

    async getPart(_id) {
      return v.parse(v.optional(Part), byId.get(_id));
    },

    addPart: (part) => write(() => insertPart(part)),

    deletePart: (_id, actor) => write(() => deleteAndAudit(_id, actor)),
  };
}

type InsertPart = (part: Omit<Part, '_id'>) => Awaited<ReturnType<Store['addPart']>>;
