import type { DatabaseSync } from 'node:sqlite';
import {
  addedNamesOf,
  createSynonymsInUse,
  indexOf,
  namesChanged,
  prepareNames,
  synonymValues,
  type SynonymsInUse,
  type SynonymStore,
} from './synonyms.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';
import { partOf } from '../parts/partRows.ts';
import { sqlitePartIndex } from '../parts/sqlitePartIndex.ts';

/** Creates the functions that return the synonyms in use, also after another process has changed them, and that take others into use. */
export function sqliteSynonymsInUse(
  db: DatabaseSync,
): Pick<ReturnType<typeof createSynonymsInUse>, 'keep' | 'forget'> & { read: () => SynonymsInUse } {
  const version = db.prepare('SELECT value FROM stored_values WHERE name = ?');
  const list = db.prepare('SELECT value FROM synonyms ORDER BY kind');
  const inUse = createSynonymsInUse();
  return {
    ...inUse,
    read() {
      const current = Number(version.get(synonymValues.version)?.['value'] ?? 0);
      return inUse.of(current) ?? inUse.keep(current, indexOf(addedNamesOf(list.all())));
    },
  };
}

/** The synonyms of the embedded store. */
export function sqliteSynonyms(
  { db, write, audit, synonyms, catalogueChanged, texts }: Connection,
  inUse: Omit<ReturnType<typeof sqliteSynonymsInUse>, 'read'>,
): SynonymStore {
  const list = db.prepare('SELECT value FROM synonyms ORDER BY kind');
  const removeAll = db.prepare('DELETE FROM synonyms');
  const insert = db.prepare('INSERT INTO synonyms (kind, value) VALUES (?, ?)');
  const getValue = db.prepare('SELECT value FROM stored_values WHERE name = ?');
  const setValue = db.prepare('INSERT OR REPLACE INTO stored_values (name, value) VALUES (?, ?)');
  const removeValue = db.prepare('DELETE FROM stored_values WHERE name = ?');
  const partsAfter = db.prepare(
    'SELECT row, _id, product_name, description, extra FROM parts WHERE _id > ? ORDER BY _id LIMIT ?',
  );
  const countAfter = db.prepare('SELECT count(*) AS parts FROM parts WHERE _id > ?');
  const index = sqlitePartIndex(db, synonyms);

  /** The `_id` up to which parts are indexed; undefined if all are. */
  function indexedTo(): string | undefined {
    const value = getValue.get(synonymValues.indexedTo)?.['value'];
    return typeof value === 'string' ? value : undefined;
  }

  return {
    getSynonyms: async () => ({ names: addedNamesOf(list.all()), version: synonyms().version }),

    async setSynonyms(names, version, actor) {
      const trade = await prepareNames(names);
      const changing = write(() => {
        if (synonyms().version !== version) return 'conflict' as const;
        removeAll.run();
        for (const name of names) insert.run(name.kind, JSON.stringify(name));
        setValue.run(synonymValues.version, String(version + 1));
        setValue.run(synonymValues.indexedTo, '');
        audit(namesChanged(names, actor));
        inUse.keep(version + 1, trade);
        texts.changed();
        catalogueChanged();
        return 'changed' as const;
      });
      // A change that is not committed leaves its version to another one.
      return changing.catch((error: unknown) => {
        inUse.forget();
        throw error;
      });
    },

    countOutdatedParts: async () => {
      const after = indexedTo();
      return after === undefined ? 0 : Number(countAfter.get(after)?.['parts']);
    },

    indexParts: (limit) =>
      write(() => {
        const after = indexedTo();
        if (after === undefined) return 0;
        const rows = partsAfter.all(after, limit);
        const changed = rows.filter(({ row, ...part }) => index.add(Number(row), partOf(part)));
        const last = rows.at(-1)?.['_id'];
        if (rows.length < limit || typeof last !== 'string') removeValue.run(synonymValues.indexedTo);
        else setValue.run(synonymValues.indexedTo, last);
        if (changed.length) {
          texts.changed();
          catalogueChanged();
        }
        return rows.length;
      }),
  };
}
