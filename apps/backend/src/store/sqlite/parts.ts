import { Part } from '@dealerkit/api-client';
import * as v from 'valibot';
import { exactKeys } from '@dealerkit/ui/foldText';
import { nameKeyOf } from '../nameKeyOf.ts';
import { searchTextOf } from '../searchTextOf.ts';
import type { Store } from '../Store.ts';
import type { Connection } from './Connection.ts';
import { sqliteFindParts } from './findParts.ts';

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
  const find = sqliteFindParts(db, columns);
  const insertKey = db.prepare('INSERT INTO part_keys (key, row) VALUES (?, ?)');
  const insert = db.prepare(`INSERT INTO parts (${columns}, name_key, search_text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);

  const insertPart: InsertPart = (part) => {
    const { product_name = null, description = null, price = null, available_quantity = null } = part;
    const key = nameKeyOf(product_name ?? '') || null;
    if (key && nameTaken.get(key)) return { outcome: 'name taken' };
    const _id = newId();
    const { lastInsertRowid } = insert.run(
      _id,
      product_name,
      description,
      price,
      part.image,
      part.minimum_order_quantity,
      available_quantity,
      key,
      searchTextOf(product_name, description),
    );
    for (const exactKey of exactKeys(part)) insertKey.run(exactKey, lastInsertRowid);
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

    async findParts(query) {
      const { rows, total } = await find(query);
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
