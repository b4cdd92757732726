import { Part } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { exactKeys } from '@dealerkit/domain/foldText';
import { nameKey } from '@dealerkit/domain/partRules';
import { searchTextOf } from '../searchTextOf.ts';
import { describeChanges, isAsRead, type PartChange } from '../partChanges.ts';
import type { ChangedPart, Store } from '../Store.ts';
import type { Connection } from './Connection.ts';
import { sqliteFindParts } from './findParts.ts';

/** The columns of parts. */
export const partColumns = '_id, product_name, description, price, image, minimum_order_quantity, available_quantity';

type Parts = Pick<Store, 'findParts' | 'listPartsAfter' | 'getPart' | 'addPart' | 'updatePart' | 'deletePart'>;

/** The parts of the embedded store. */
export function sqliteParts({
  db,
  write,
  newId,
  catalogueChanged,
  audit,
}: Connection): Parts & { insertPart: InsertPart } {
  const byId = db.prepare(`SELECT ${partColumns} FROM parts WHERE _id = ?`);
  const nameTaken = db.prepare('SELECT 1 FROM parts WHERE name_key = ?');
  const remove = db.prepare('DELETE FROM parts WHERE _id = ? RETURNING product_name');
  const allAfter = db.prepare(`SELECT ${partColumns} FROM parts WHERE _id > ? ORDER BY _id LIMIT ?`);
  const find = sqliteFindParts(db, partColumns);
  const insertKey = db.prepare('INSERT INTO part_keys (key, row) VALUES (?, ?)');
  const insert = db.prepare(
    `INSERT INTO parts (${partColumns}, name_key, search_text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );

  const update = db.prepare(
    `UPDATE parts SET product_name = ?, description = ?, price = ?, image = ?, minimum_order_quantity = ?,
       available_quantity = ?, name_key = ?, search_text = ?
     WHERE _id = ? RETURNING row`,
  );
  const deleteKeys = db.prepare('DELETE FROM part_keys WHERE row = ?');

  const get = (_id: string) => v.parse(v.optional(Part), byId.get(_id));

  /** The stored values of a part except its `_id`, in the order of the columns. */
  function valuesOf(part: Omit<Part, '_id'>): (string | number | null)[] {
    const { product_name = null, description = null, price = null, available_quantity = null } = part;
    const { image = '', minimum_order_quantity = 1 } = part;
    const key = nameKey(product_name ?? '') || null;
    const searchText = searchTextOf(product_name, description);
    return [product_name, description, price, image, minimum_order_quantity, available_quantity, key, searchText];
  }

  function changePart(_id: string, change: PartChange, actor: string): ChangedPart {
    const part = get(_id);
    if (!part) return { outcome: 'no such part' };
    if (!isAsRead(part, change)) return { outcome: 'conflict', part };
    const changed = { ...part, ...change.changes };
    const key = nameKey(changed.product_name ?? '');
    if (key !== nameKey(part.product_name ?? '') && nameTaken.get(key)) return { outcome: 'name taken' };
    const row = Number(update.get(...valuesOf(changed), _id)?.['row']);
    deleteKeys.run(row);
    for (const exactKey of exactKeys(changed)) insertKey.run(exactKey, row);
    const detail = describeChanges(part, change.changes);
    if (detail) audit({ actor, action: 'change part', subject: _id, detail });
    catalogueChanged();
    return { outcome: 'changed' };
  }

  const insertPart: InsertPart = (part) => {
    const key = nameKey(part.product_name ?? '');
    if (key && nameTaken.get(key)) return { outcome: 'name taken' };
    const _id = newId();
    const { lastInsertRowid } = insert.run(_id, ...valuesOf(part));
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
      const { rows, ...count } = await find(query);
      return { rows: v.parse(v.array(Part), rows), ...count };
    },

    listPartsAfter: async ({ after = '', limit }) => v.parse(v.array(Part), allAfter.all(after, limit)),

    getPart: async (_id) => get(_id),

    addPart: (part) => write(() => insertPart(part)),

    updatePart: (_id, change, actor) => write(() => changePart(_id, change, actor)),

    deletePart: (_id, actor) => write(() => deleteAndAudit(_id, actor)),
  };
}

type InsertPart = (part: Omit<Part, '_id'>) => Awaited<ReturnType<Store['addPart']>>;
