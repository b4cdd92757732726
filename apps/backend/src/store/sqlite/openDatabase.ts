import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError } from '../DataFolderError.ts';
import { schemaVersion, versionOf } from './migrations.ts';

/** How long a write waits for another process that is writing to the same file, in milliseconds. */
const busyTimeout = 5_000;

/** Writes the version that the database has, since a database that is only readable is not usable. */
export function checkWritable(db: DatabaseSync): void {
  db.exec(`PRAGMA user_version = ${versionOf(db)}`);
}

/**
 * Opens the database of a data folder, creates it where needed, and prepares it: `migrate` or `checkWritable`. Imports no
 * built package, so that a start can call it before the build.
 *
 * @throws DataFolderError where the folder is not writable, or its database is damaged, missing or of a newer version
 */
export function openDatabase(folder: string, prepare: (db: DatabaseSync) => void): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    createDataFolder(folder);
    rejectLost(folder);
    db = new DatabaseSync(databaseFile(folder), { timeout: busyTimeout });
    rejectNewer(db, folder);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    prepare(db);
    rejectNewer(db, folder);
    return db;
  } catch (error) {
    db?.close();
    throw asDataFolderError(folder, error);
  }
}

function rejectNewer(db: DatabaseSync, folder: string): void {
  if (versionOf(db) <= schemaVersion) return;
  throw new DataFolderError(
    'newer',
    `The data folder ${folder} was written by a newer version of dealerkit: update dealerkit or set DATA_DIR to another folder.`,
  );
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

/** Creates a data folder where it is missing. @throws DataFolderError */
export function createDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw asDataFolderError(folder, error);
  }
}

/** SQLite's codes for a damaged file and for a file that is not a database. */
const damaged = [11, 26];

/** SQLite's codes for a file that cannot be written, created, opened or extended. */
const unwritable = [8, 10, 13, 14];

function asDataFolderError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : -1;
  if (damaged.includes(code)) {
    return new DataFolderError(
      'damaged',
      `The database in ${folder} is damaged: restore a backup with "npm run restore -- <file>", or set DATA_DIR to another folder.`,
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
