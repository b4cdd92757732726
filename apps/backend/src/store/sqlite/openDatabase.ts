import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError } from '../DataFolderError.ts';
import { migrate, schemaVersion, versionOf } from './migrations.ts';

/** How long a change waits for another process that is writing to the same file, in milliseconds. */
const patience = 5_000;

/**
 * Opens the database of a data folder, making or migrating it where needed. It needs nothing that is built, so a start
 * can try it before it builds.
 *
 * @throws DataFolderError where the folder cannot be written to, is damaged or comes from a newer version
 */
export function openDatabase(folder: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    makeDataFolder(folder);
    db = new DatabaseSync(databaseFile(folder), { timeout: patience });
    refuseNewer(db, folder);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrate(db);
    refuseNewer(db, folder);
    return db;
  } catch (error) {
    db?.close();
    throw asDataFolderError(folder, error);
  }
}

function refuseNewer(db: DatabaseSync, folder: string): void {
  if (versionOf(db) <= schemaVersion) return;
  throw new DataFolderError(
    'newer',
    `The data folder ${folder} was written by a newer version of dealerkit: update dealerkit or set DATA_DIR to another folder.`,
  );
}

/** The file of a data folder's database. */
export function databaseFile(folder: string): string {
  return path.join(folder, 'dealerkit.sqlite');
}

/** Makes a data folder where it is missing. @throws DataFolderError */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
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
