import type { DatabaseSync } from 'node:sqlite';
import { Part } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import type { Store } from '../Store.ts';
import {
  addedNamesOf,
  createTradeNamesInUse,
  indexOf,
  namesChanged,
  prepareNames,
  tradeNameValues,
  type TradeNamesInUse,
} from './tradeNames.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';
import { sqlitePartIndex } from '../parts/sqlitePartIndex.ts';

/** Creates the functions that return the trade names in use, also after another process has changed them, and that take others into use. */
export function sqliteTradeNamesInUse(
  db: DatabaseSync,
): Pick<ReturnType<typeof createTradeNamesInUse>, 'keep' | 'forget'> & { read: () => TradeNamesInUse } {
  const version = db.prepare('SELECT value FROM stored_values WHERE name = ?');
  const list = db.prepare('SELECT value FROM trade_names ORDER BY kind');
  const inUse = createTradeNamesInUse();
  return {
    ...inUse,
    read() {
      const current = Number(version.get(tradeNameValues.version)?.['value'] ?? 0);
      return inUse.of(current) ?? inUse.keep(current, indexOf(addedNamesOf(list.all())));
    },
  };
}

type TradeNames = Pick<Store, 'getTradeNames' | 'setTradeNames' | 'countOutdatedParts' | 'indexParts'>;

/** The trade names of the embedded store. */
export function sqliteTradeNames(
  { db, write, audit, tradeNames, catalogueChanged, texts }: Connection,
  inUse: Omit<ReturnType<typeof sqliteTradeNamesInUse>, 'read'>,
): TradeNames {
  const list = db.prepare('SELECT value FROM trade_names ORDER BY kind');
  const removeAll = db.prepare('DELETE FROM trade_names');
  const insert = db.prepare('INSERT INTO trade_names (kind, value) VALUES (?, ?)');
  const getValue = db.prepare('SELECT value FROM stored_values WHERE name = ?');
  const setValue = db.prepare('INSERT OR REPLACE INTO stored_values (name, value) VALUES (?, ?)');
  const removeValue = db.prepare('DELETE FROM stored_values WHERE name = ?');
  const partsAfter = db.prepare(
    'SELECT row, _id, product_name, description FROM parts WHERE _id > ? ORDER BY _id LIMIT ?',
  );
  const countAfter = db.prepare('SELECT count(*) AS parts FROM parts WHERE _id > ?');
  const index = sqlitePartIndex(db, tradeNames);

  /** The `_id` up to which parts are indexed; undefined if all are. */
  function indexedTo(): string | undefined {
    const value = getValue.get(tradeNameValues.indexedTo)?.['value'];
    return typeof value === 'string' ? value : undefined;
  }

  return {
    getTradeNames: async () => ({ names: addedNamesOf(list.all()), version: tradeNames().version }),

    async setTradeNames(names, version, actor) {
      const trade = await prepareNames(names);
      const changing = write(() => {
        if (tradeNames().version !== version) return 'conflict' as const;
        removeAll.run();
        for (const name of names) insert.run(name.kind, JSON.stringify(name));
        setValue.run(tradeNameValues.version, String(version + 1));
        setValue.run(tradeNameValues.indexedTo, '');
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
        const changed = rows.filter(({ row, ...part }) => index.add(Number(row), v.parse(Part, part)));
        const last = rows.at(-1)?.['_id'];
        if (rows.length < limit || typeof last !== 'string') removeValue.run(tradeNameValues.indexedTo);
        else setValue.run(tradeNameValues.indexedTo, last);
        if (changed.length) {
          texts.changed();
          catalogueChanged();
        }
        return rows.length;
      }),
  };
}
