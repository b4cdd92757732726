import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../../commandLine.ts';
import { DataFolderError } from './DataFolderError.ts';
import { StoreUnavailableError } from './StoreUnavailableError.ts';

/** Creates a data folder where it is missing, and withdraws other users' access to its files. @throws DataFolderError */
export function createDataFolder(folder: string): void {
  try {
    createFolder(folder);
    restrictAccess(folder);
  } catch (error) {
    throw asDataFolderError(folder, error);
  }
}

/** Creates a folder and its parents. Node's option `recursive` never returns for a missing folder below /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) throw error;
  }
}

const isOwn = (name: string) =>
  /^(dealerkit\.sqlite|demo-identity\.sqlite|access-token-secret|(?:backups|builds)$)/.test(name);

/** Restricts the folder only if it holds nothing else: it may be a shared folder. */
function restrictAccess(folder: string): void {
  const names = readdirSync(folder);
  for (const name of names.filter(isOwn)) withdrawAccess(path.join(folder, name));
  if (names.every(isOwn)) withdrawAccess(folder);
}

/** Removes the permissions of the group and of others; another process may have deleted the file. */
function withdrawAccess(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined || (stats.mode & 0o077) === 0) return;
  try {
    chmodSync(file, stats.mode & 0o700);
  } catch (error) {
    // Only the owner of a file may change it, and some file systems have no permissions.
    if (!(error instanceof Error && 'code' in error && ['EPERM', 'ENOENT', 'ENOTSUP'].includes(String(error.code))))
      throw error;
  }
}

/** Creates an empty file that only its owner can read, unless it exists. */
export function createPrivateFile(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
}

/** SQLite's codes for a file that another process has locked. */
const locked = [5, 6];

/** SQLite's codes for a file that cannot be written, created, opened or extended. */
const unwritable = [8, 10, 13, 14];

/** SQLite's codes for a damaged file and for a file that is not a database. */
const damaged = [11, 26];

/** SQLite's primary error code, `undefined` for other errors. */
export function sqliteCodeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

/** A check found a damaged page; the message is SQLite's. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError';
}

/** Whether SQLite found its file damaged. */
export function isDamage(error: unknown): boolean {
  return error instanceof DamagedDatabaseError || damaged.includes(sqliteCodeOf(error) ?? -1);
}

/** Whether SQLite could not use its file at the moment. */
export function isTemporary(error: unknown): boolean {
  return [...locked, ...unwritable].includes(sqliteCodeOf(error) ?? -1);
}

/** Whether another process has locked the file. */
export function isLocked(error: unknown): boolean {
  return locked.includes(sqliteCodeOf(error) ?? -1);
}

/** Explains an error of SQLite or of the file system; returns every other error. */
export function asDataFolderError(folder: string, error: unknown): unknown {
  const isOfSqlite = error instanceof StoreUnavailableError && sqliteCodeOf(error.cause) !== undefined;
  const cause = isOfSqlite ? error.cause : error;
  if (isDamage(cause)) {
    return new DataFolderError(
      'damaged',
      `The database in ${folder} is damaged: restore a backup with "${commandLine('restore')} <file>", or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  if (isLocked(cause)) {
    return new DataFolderError(
      'locked',
      `Another process has locked the database in ${folder}: try again when that process has finished.`,
      { cause },
    );
  }
  if (isTemporary(cause) || (cause instanceof Error && 'syscall' in cause)) {
    return new DataFolderError(
      'unwritable',
      `The data folder ${folder} cannot be written to: make it writable, free space on its disk, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return error;
}
