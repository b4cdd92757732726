import type { Part } from '@dealerkit/domain/entities';
import { nameKey } from '@dealerkit/domain/parts/partRules';
import * as v from 'valibot';
import { giveWay } from '../../operation/readTurn.ts';
import { describeChanges, hasOtherTerms, isAsRead, type PartChange } from './partChanges.ts';
import { partColumns, partOf, partValues, selectDeletedName, shelves, storedColumns } from './partRows.ts';
import { noteUsedPictures } from '../pictures/noteUsedPictures.ts';
import { maxNumberMatches } from './partSearch.ts';
import type { ChangedPart, PartStore } from './PartStore.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';
import { sqliteFindParts } from './sqliteFindParts.ts';
import { sqlitePartIndex } from './sqlitePartIndex.ts';
import { sqliteDialect, type SqliteTransact } from '../engines/sqlite/transact.ts';

type Parts = Omit<PartStore, 'findFacets' | 'findSuggestions'>;

/** The parts of the embedded store. */
export function sqliteParts(
  { db, write, newId, catalogueChanged, audit, synonyms, planSearch, texts }: Connection,
  { runNow }: Pick<SqliteTransact, 'runNow'>,
): Parts & { insertPart: InsertPart } {
  const byId = db.prepare(`SELECT ${partColumns} FROM parts WHERE _id = ?`);
  const storedById = db.prepare(`SELECT ${storedColumns} FROM parts WHERE _id = ?`);
  const allShelves = db.prepare('SELECT _id, shelf FROM parts WHERE shelf IS NOT NULL');
  const shelvesByIds = db.prepare(
    'SELECT _id, shelf FROM parts WHERE _id IN (SELECT value FROM json_each(?)) AND shelf IS NOT NULL',
  );
  const byIds = db.prepare(
    `SELECT ${partColumns} FROM json_each(?) AS id JOIN parts ON parts._id = id.value ORDER BY id.key`,
  );
  const byNumber = db.prepare(
    `SELECT ${partColumns} FROM parts WHERE row IN (
       SELECT part FROM part_numbers WHERE number IN (SELECT value FROM json_each(?))
     ) ORDER BY row LIMIT ?`,
  );
  const deletion = db.prepare(selectDeletedName('?'));
  const nameTaken = db.prepare('SELECT 1 FROM parts WHERE name_key = ?');
  const named = db.prepare('SELECT row, product_name FROM parts WHERE _id = ?');
  const remove = db.prepare('DELETE FROM parts WHERE row = ?');
  const allAfter = db.prepare(`SELECT ${storedColumns} FROM parts WHERE _id > ? ORDER BY _id LIMIT ?`);
  const find = sqliteFindParts(db, partColumns, planSearch);
  const index = sqlitePartIndex(db, synonyms);
  const insert = db.prepare(`INSERT INTO parts (${storedColumns}, name_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);

  const update = db.prepare(
    `UPDATE parts SET product_name = ?, description = ?, price_number = ?, price_text = ?, image = ?, minimum_order_quantity = ?,
       available_quantity = ?, reorder_level = ?, shelf = ?, name_key = ?
     WHERE _id = ? RETURNING row`,
  );

  function get(_id: string): Part | undefined {
    const row = byId.get(_id);
    return row && partOf(row);
  }

  function changePart(_id: string, change: PartChange, actor: string): ChangedPart {
    const stored = storedById.get(_id);
    if (!stored) return { outcome: 'no such part' };
    const part = partOf(stored);
    if (!isAsRead(part, change)) return { outcome: 'conflict', part };
    const changed = { ...part, ...change.changes };
    const key = nameKey(changed.product_name ?? '');
    if (key !== nameKey(part.product_name ?? '') && nameTaken.get(key)) return { outcome: 'name taken' };
    const row = Number(update.get(...partValues(changed), _id)?.['row']);
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
    const { lastInsertRowid } = insert.run(_id, ...partValues(part));
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
      return { rows: rows.map(partOf), ...count };
    },

    async findPartsByNumber(numbers) {
      await giveWay();
      return byNumber.all(JSON.stringify(numbers), maxNumberMatches).map(partOf);
    },

    listPartsAfter: async ({ after = '', limit }) => allAfter.all(after, limit).map(partOf),

    getPart: async (_id) => get(_id),

    getParts: async (ids) => byIds.all(JSON.stringify(ids)).map(partOf),

    listShelves: async (ids) => v.parse(shelves, ids ? shelvesByIds.all(JSON.stringify(ids)) : allShelves.all()),

    getDeletedName: async (_id) => deletion.get(_id)?.['detail'] as string | undefined,

    addPart: (part) => write(() => insertPart(part)),

    updatePart: (_id, change, actor) => write(() => changePart(_id, change, actor)),

    deletePart: (_id, actor) => write(() => deleteAndAudit(_id, actor)),
  };
}

type InsertPart = (part: Omit<Part, '_id'>) => Awaited<ReturnType<PartStore['addPart']>>;
