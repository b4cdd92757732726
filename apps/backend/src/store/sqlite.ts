import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createIds } from './createIds.ts';
import { DataFolderError } from './DataFolderError.ts';
import { groupCommits } from './sqlite/groupCommits.ts';
import { migrate, schemaVersion, versionOf } from './sqlite/migrations.ts';
import { sqliteOrders } from './sqlite/orders.ts';
import { sqliteParts } from './sqlite/parts.ts';
import { sqliteReviews } from './sqlite/reviews.ts';
import { sqliteUsers } from './sqlite/users.ts';
import type { Store } from './Store.ts';

/** How long a change waits for another process that is writing to the same file, in milliseconds. */
const patience = 5_000;

/**
 * Opens the embedded store of a data folder, making or migrating it where needed.
 *
 * @throws DataFolderError where the folder cannot be written to, is damaged or comes from a newer version
 */
export function openSqliteStore(folder: string): Store {
  const db = open(folder);
  const { write, flush } = groupCommits(db);
  const connection = { db, write, newId: createIds(newestId(db)) };
  const { insertPart, ...parts } = sqliteParts(connection);
  const { insertReview, ...reviews } = sqliteReviews(connection);

  const everUsed = db.prepare(
    `SELECT 1 FROM facts WHERE name = 'seeded'
     UNION ALL SELECT 1 FROM parts UNION ALL SELECT 1 FROM orders
     UNION ALL SELECT 1 FROM reviews UNION ALL SELECT 1 FROM users LIMIT 1`,
  );
  const markSeeded = db.prepare(`INSERT INTO facts (name, value) VALUES ('seeded', ?)`);

  return {
    ...parts,
    ...sqliteOrders(connection),
    ...reviews,
    ...sqliteUsers(connection),

    seed: (seed) =>
      write(() => {
        if (everUsed.get()) return false;
        markSeeded.run(new Date().toISOString());
        seed.parts.forEach(insertPart);
        seed.reviews.forEach(insertReview);
        return true;
      }),

    async close() {
      flush();
      db.close();
    },
  };
}

function newestId(db: DatabaseSync): string | undefined {
  const newest = db.prepare(
    `SELECT max(_id) AS _id FROM (
       SELECT max(_id) AS _id FROM parts UNION ALL SELECT max(_id) FROM orders
       UNION ALL SELECT max(_id) FROM reviews UNION ALL SELECT max(_id) FROM users
     )`,
  );
  const _id = newest.get()?.['_id'];
  return typeof _id === 'string' ? _id : undefined;
}

function open(folder: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'), { timeout: patience });
    if (versionOf(db) > schemaVersion) {
      throw new DataFolderError(
        'newer',
        `The data folder ${folder} was written by a newer version of dealerkit: update dealerkit or set DATA_DIR to another folder.`,
      );
    }
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    migrate(db);
    return db;
  } catch (error) {
    db?.close();
    throw asDataFolderError(folder, error);
  }
}

/** SQLite's result codes for a file that is broken or no database at all. */
const damaged = [11, 26];

/** SQLite's result codes for a file that may not be written, made, opened or grown. */
const unwritable = [8, 10, 13, 14];

function asDataFolderError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : -1;
  if (damaged.includes(code)) {
    return new DataFolderError(
      'damaged',
      `The database in ${folder} is damaged: put a backup in its place or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  if (unwritable.includes(code) || 'syscall' in error) {
    return new DataFolderError(
      'unwritable',
      `The data folder ${folder} cannot be written to: make it writable or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  return error;
}
