import type { Part } from '@dealerkit/domain/entities';
import { nameKey } from '@dealerkit/domain/parts/partRules';
import { giveWay } from '../../operation/readTurn.ts';
import { describeChanges, hasOtherTerms, isAsRead, type PartChange } from './partChanges.ts';
import { partReads } from './partReads.ts';
import { partColumns, partOf, partValues, storedColumns } from './partRows.ts';
import type { SqlContext } from '../sql/transactions.ts';
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
  context: SqlContext & SqliteTransact,
): Parts & { insertPart: InsertPart } {
  const storedById = db.prepare(`SELECT ${storedColumns} FROM parts WHERE _id = ?`);
  const byNumber = db.prepare(
    `SELECT ${partColumns} FROM parts WHERE row IN (
       SELECT part FROM part_numbers WHERE number IN (SELECT value FROM json_each(?))
     ) ORDER BY row LIMIT ?`,
  );
  const nameTaken = db.prepare('SELECT 1 FROM parts WHERE name_key = ?');
  const named = db.prepare('SELECT row, product_name FROM parts WHERE _id = ?');
  const remove = db.prepare('DELETE FROM parts WHERE row = ?');
  const find = sqliteFindParts(db, partColumns, planSearch);
  const index = sqlitePartIndex(db, synonyms);
  const insert = db.prepare(
    `INSERT INTO parts (${storedColumns}, name_key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );

  const update = db.prepare(
    `UPDATE parts SET product_name = ?, description = ?, price_number = ?, price_text = ?, image = ?, minimum_order_quantity = ?,
       available_quantity = ?, reorder_level = ?, extra = ?, shelf = ?, name_key = ?
     WHERE _id = ? RETURNING row`,
  );

  function changePart(_id: string, change: PartChange, actor: string): ChangedPart {
    const stored = storedById.get(_id);
    if (!stored) return { outcome: 'no such part' };
    const part = partOf(stored);
    if (!isAsRead(part, change)) return { outcome: 'conflict', part };
    const changed = { ...part, ...change.changes };
    const key = nameKey(changed.product_name ?? '');
    if (key !== nameKey(part.product_name ?? '') && nameTaken.get(key)) return { outcome: 'name taken' };
    const row = Number(update.get(...partValues(changed), _id)?.['row']);
    context.runNow(() => noteUsedPictures(sqliteDialect, [changed]));
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
    context.runNow(() => noteUsedPictures(sqliteDialect, [part]));
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

    ...partReads(context),

    addPart: (part) => write(() => insertPart(part)),

    updatePart: (_id, change, actor) => write(() => changePart(_id, change, actor)),

    deletePart: (_id, actor) => write(() => deleteAndAudit(_id, actor)),
  };
}

type InsertPart = (part: Omit<Part, '_id'>) => Awaited<ReturnType<PartStore['addPart']>>;
