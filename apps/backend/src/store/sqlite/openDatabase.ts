import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asDataFolderError, createDataFolder, createPrivateFile, damagedDatabase } from '../dataFolder.ts';
import { DataFolderError } from '../DataFolderError.ts';
import { migrate, schemaVersion, versionOf } from './migrations.ts';

/** How long a write waits for another process that is writing to the same file, in milliseconds. */
const busyTimeout = 5_000;

/**
 * Opens the database of a data folder, and creates or migrates it where needed. Imports no built package, so that a
 * start can call it before the build. The quick check reads the whole file: 100,000 parts take half a second.
 *
 * @throws DataFolderError where the folder is not writable, or its database is damaged, missing or of a newer version
 */
export function openDatabase(folder: string, { quickCheck = true } = {}): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    createDataFolder(folder);
    rejectLost(folder);
    createPrivateFile(databaseFile(folder));
    db = new DatabaseSync(databaseFile(folder), { timeout: busyTimeout });
    rejectNewer(db, folder);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    if (quickCheck) rejectDamaged(db, folder);
    migrate(db);
    rejectNewer(db, folder);
    return db;
  } catch (error) {
    db?.close();
    throw asDataFolderError(folder, error);
  }
}

/** Opens the database of a data folder, which must exist. @throws DataFolderError */
export function openExistingDatabase(folder: string): DatabaseSync {
  if (!existsSync(databaseFile(folder))) {
    throw new DataFolderError(
      'lost',
      `The data folder ${folder} has no database: set DATA_DIR to the data folder of the shop.`,
    );
  }
  return openDatabase(folder);
}

function rejectNewer(db: DatabaseSync, folder: string): void {
  if (versionOf(db) <= schemaVersion) return;
  throw new DataFolderError(
    'newer',
    `The data folder ${folder} was written by a newer version of dealerkit: update dealerkit or set DATA_DIR to another folder.`,
  );
}

function rejectDamaged(db: DatabaseSync, folder: string): void {
  const result = db.prepare('PRAGMA quick_check(1)').get()?.['quick_check'];
  if (result !== 'ok') throw damagedDatabase(folder, new Error(String(result)));
}

const databaseName = 'dealerkit.sqlite';

/** The database file of a data folder. */
export function databaseFile(folder: string): string {
  return path.join(folder, databaseName);
}

/** Files that exist in a folder only if it had a database: copies, journals, and the demo accounts. */
const isTrace = (name: string) => name.startsWith(databaseName) || name === 'demo-identity.sqlite';

function rejectLost(folder: string): void {
  const traces = readdirSync(folder).filter(isTrace);
  // Checked after the traces, since a concurrent start creates the database before any of them.
  if (traces.length === 0 || existsSync(databaseFile(folder))) return;
  throw new DataFolderError(
    'lost',
    `The data folder ${folder} has files of an earlier shop (${traces.join(', ')}) but no database: restore a backup with "npm run restore -- <file>", or set DATA_DIR to another folder.`,
  );
}
