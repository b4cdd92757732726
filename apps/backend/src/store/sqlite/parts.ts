import { Part } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { nameKey } from '@dealerkit/domain/parts/partRules';
import { giveWay } from '../../operation/readTurn.ts';
import { describeChanges, hasOtherTerms, isAsRead, type PartChange } from '../partChanges.ts';
import { noteUsedPictures } from '../pictures/noteUsedPictures.ts';
import { maxNumberMatches } from '../partSearch.ts';
import type { ChangedPart } from '../PartStore.ts';
import type { Store } from '../Store.ts';
import type { Connection } from './Connection.ts';
import { sqliteFindParts } from './findParts.ts';
import { sqlitePartIndex } from './partIndex.ts';
import { sqliteDialect, type SqliteTransact } from './transact.ts';

/** The columns of parts. */
export const partColumns =
  '_id, product_name, description, price, image, minimum_order_quantity, available_quantity, reorder_level';

type Parts = Pick<
  Store,
  | 'findParts'
  | 'findPartsByNumber'
  | 'listPartsAfter'
  | 'getPart'
  | 'getParts'
  | 'addPart'
  | 'updatePart'
  | 'deletePart'
>;

/** The parts of the embedded store. */
export function sqliteParts(
  { db, write, newId, catalogueChanged, audit, tradeNames, planSearch, texts }: Connection,
  { runNow }: Pick<SqliteTransact, 'runNow'>,
): Parts & { insertPart: InsertPart } {
  const byId = db.prepare(`SELECT ${partColumns} FROM parts WHERE _id = ?`);
  const byIds = db.prepare(
    `SELECT ${partColumns} FROM json_each(?) AS id JOIN parts ON parts._id = id.value ORDER BY id.key`,
  );
  const byNumber = db.prepare(
    `SELECT ${partColumns} FROM parts WHERE row IN (
       SELECT part FROM part_numbers WHERE number IN (SELECT value FROM json_each(?))
     ) ORDER BY row LIMIT ?`,
  );
  const nameTaken = db.prepare('SELECT 1 FROM parts WHERE name_key = ?');
  const named = db.prepare('SELECT row, product_name FROM parts WHERE _id = ?');
  const remove = db.prepare('DELETE FROM parts WHERE row = ?');
  const allAfter = db.prepare(`SELECT ${partColumns} FROM parts WHERE _id > ? ORDER BY _id LIMIT ?`);
  const find = sqliteFindParts(db, partColumns, planSearch);
  const index = sqlitePartIndex(db, tradeNames);
  const insert = db.prepare(`INSERT INTO parts (${partColumns}, name_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);

  const update = db.prepare(
    `UPDATE parts SET product_name = ?, description = ?, price = ?, image = ?, minimum_order_quantity = ?,
       available_quantity = ?, reorder_level = ?, name_key = ?
     WHERE _id = ? RETURNING row`,
  );

  const get = (_id: string) => v.parse(v.optional(Part), byId.get(_id));

  /** The stored values of a part except its `_id`, in the order of the columns. */
  function valuesOf(part: Omit<Part, '_id'>): (string | number | null)[] {
    const { product_name = null, description = null, price = null, available_quantity = null } = part;
    const { image = '', minimum_order_quantity = 1, reorder_level = null } = part;
    const key = nameKey(product_name ?? '') || null;
    const stock = [minimum_order_quantity, available_quantity, reorder_level];
    return [product_name, description, price, image, ...stock, key];
  }

  function changePart(_id: string, change: PartChange, actor: string): ChangedPart {
    const part = get(_id);
    if (!part) return { outcome: 'no such part' };
    if (!isAsRead(part, change)) return { outcome: 'conflict', part };
    const changed = { ...part, ...change.changes };
    const key = nameKey(changed.product_name ?? '');
    if (key !== nameKey(part.product_name ?? '') && nameTaken.get(key)) return { outcome: 'name taken' };
    const row = Number(update.get(...valuesOf(changed), _id)?.['row']);
    runNow(() => noteUsedPictures(sqliteDialect, [changed]));
    if (hasOtherTerms(part, changed)) {
      index.add(row, changed);
      texts.changed();
    }
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
    runNow(() => noteUsedPictures(sqliteDialect, [part]));
    index.add(Number(lastInsertRowid), part);
    texts.changed();
    catalogueChanged();
    return { outcome: 'added', _id };
  };

  function deleteAndAudit(_id: string, actor: string): number {
    const part = named.get(_id);
    if (!part) return 0;
    const row = Number(part['row']);
    index.remove(row);
    remove.run(row);
    texts.changed();
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

    async findPartsByNumber(numbers) {
      await giveWay();
      return v.parse(v.array(Part), byNumber.all(JSON.stringify(numbers), maxNumberMatches));
    },

    listPartsAfter: async ({ after = '', limit }) => v.parse(v.array(Part), allAfter.all(after, limit)),

    getPart: async (_id) => get(_id),

    getParts: async (ids) => v.parse(v.array(Part), byIds.all(JSON.stringify(ids))),

    addPart: (part) => write(() => insertPart(part)),

    updatePart: (_id, change, actor) => write(() => changePart(_id, change, actor)),

    deletePart: (_id, actor) => write(() => deleteAndAudit(_id, actor)),
  };
}

type InsertPart = (part: Omit<Part, '_id'>) => Awaited<ReturnType<Store['addPart']>>;
