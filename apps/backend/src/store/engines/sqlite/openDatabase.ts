import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { commandLine } from '../../../commandLine.ts';
import { asDataFolderError, createDataFolder, createPrivateFile } from '../dataFolder.ts';
import { DataFolderError } from '../DataFolderError.ts';
import { backupFolder, listBackups } from './backupNames.ts';
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
    createPrivateFile(databaseFile(folder));
    db = new DatabaseSync(databaseFile(folder), { timeout: busyTimeout });
    // The mode of the journal is only set in a database of our own.
    rejectNewer(db, folder);
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    prepare(db);
    // Another process may have migrated it since.
    rejectNewer(db, folder);
    return db;
  } catch (error) {
    db?.close();
    throw asDataFolderError(folder, error);
  }
}

/** @throws DataFolderError where a data folder has no database */
export function requireDatabase(folder: string): void {
  if (existsSync(databaseFile(folder))) return;
  throw new DataFolderError(
    'lost',
    `The data folder ${folder} has no database: set DATA_DIR to the data folder of the shop.`,
  );
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
  const backups = listBackups(backupFolder(folder)).map(({ name }) => name);
  const traces = [...readdirSync(folder).filter(isTrace), ...backups.slice(0, 1)];
  // Checked after the traces, since a concurrent start creates the database before any of them.
  if (traces.length === 0 || existsSync(databaseFile(folder))) return;
  throw new DataFolderError(
    'lost',
    `The data folder ${folder} has files of an earlier shop (${traces.join(', ')}) but no database: restore a backup with "${commandLine('restore')} <file>", or set DATA_DIR to another folder.`,
  );
}
