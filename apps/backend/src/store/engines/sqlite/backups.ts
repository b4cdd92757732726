import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../../startup.ts';
import { createDataFolder, createPrivateFile } from '../dataFolder.ts';
import { verifyChecksum, writeChecksum } from './checksum.ts';
import { checkTexts } from './checkTexts.ts';
import { migrate } from './migrate.ts';
import { databaseFile, openDatabase, requireDatabase } from './openDatabase.ts';
import { schemaVersion, versionOf } from './migrations.ts';

/** The numbers of rows of a database. */
export interface Counts {
  parts: number;
  orders: number;
  users: number;
  reviews: number;
}

/** Checks that a file is an undamaged database of dealerkit. @throws StartupError */
function inspect(file: string): Counts {
  const damaged = new StartupError(`${file} is not an undamaged database of dealerkit: choose another backup.`);
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}: choose a backup.`);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const version = versionOf(db);
    if (version > schemaVersion) {
      throw new StartupError(`${file} was written by a newer version of dealerkit: update dealerkit first.`);
    }
    const isIntact = db.prepare('PRAGMA integrity_check').get()?.['integrity_check'] === 'ok';
    if (version === 0 || !isIntact) throw damaged;
    const database = db;
    const count = (table: keyof Counts) => Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
    return { parts: count('parts'), orders: count('orders'), users: count('users'), reviews: count('reviews') };
  } catch (error) {
    throw error instanceof StartupError ? error : damaged;
  } finally {
    db?.close();
  }
}

/** One step for all pages: SQLite begins again after each step in which another process has changed the database. */
const allPages = 2 ** 31 - 1;

/** Copies a database to a draft next to its target; `finish` moves the checked draft to the target. @throws StartupError */
export async function copy(
  from: DatabaseSync,
  to: string,
  finish: (draft: string) => void | Promise<void>,
): Promise<Counts> {
  const draft = `${to}.draft`;
  try {
    rmSync(draft, { force: true });
    createPrivateFile(draft);
    await backup(from, draft, { rate: allPages });
    // Without WAL the backup is a single file.
    const copied = new DatabaseSync(draft);
    copied.exec('PRAGMA journal_mode = DELETE');
    copied.close();
    const counts = inspect(draft);
    sync(draft);
    await finish(draft);
    sync(path.dirname(to));
    return counts;
  } catch (error) {
    for (const suffix of ['', '-journal', '-wal', '-shm']) removeIfPossible(`${draft}${suffix}`);
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${to} cannot be written: free space on its disk, or make its folder writable.`, {
      cause: error,
    });
  }
}

/** Gives a checked draft the name of a backup, with its checksum beside it. */
export const nameBackup = (file: string) => async (draft: string) => {
  await writeChecksum(draft, file);
  renameSync(draft, file);
};

function removeIfPossible(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A name that no file can have: the copy has failed for the same reason.
  }
}

function sync(file: string): void {
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Copies a consistent snapshot of a data folder's database into a file; other processes may use the database. @throws StartupError */
export async function backUp(folder: string, file: string): Promise<Counts> {
  if (existsSync(file)) throw new StartupError(`${file} already exists: choose a new file name.`);
  if (!statSync(path.dirname(file), { throwIfNoEntry: false })?.isDirectory())
    throw new StartupError(`There is no folder ${path.dirname(file)}: create it first.`);
  requireDatabase(folder);
  const db = openDatabase(folder, migrate);
  try {
    return await copy(db, file, nameBackup(file));
  } finally {
    db.close();
  }
}

interface Restored extends Counts {
  /** The file that was replaced. */
  previous: string | undefined;
  /** Whether there was a checksum, which the backup has. */
  isVerified: boolean;
}

/**
 * Replaces a data folder's database, which may be damaged, with a backup and keeps the previous one next to it. The database is
 * replaced in one step after the copy has been checked. @throws StartupError
 */
export async function restore(folder: string, file: string): Promise<Restored> {
  const target = databaseFile(folder);
  if (isSameFile(file, target)) throw new StartupError(`${file} is the live database itself: choose a backup.`);
  const isVerified = await verifyChecksum(file);
  inspect(file);
  createDataFolder(folder);
  let previous: string | undefined;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    checkTexts(db, file);
    const counts = await copy(db, target, (draft) => {
      if (existsSync(target)) previous = keepPrevious(folder, target);
      renameSync(draft, target);
    });
    return { ...counts, previous, isVerified };
  } finally {
    db.close();
  }
}

function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

const busy = 5;

/** Links or copies the database to a second name, which keeps it when the first one is replaced. */
function keepPrevious(folder: string, file: string): string {
  const db = new DatabaseSync(file);
  try {
    // Changing the journal mode needs an exclusive lock, so it fails while a server uses the database.
    db.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE;');
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && Number(error.errcode) === busy) {
      throw new StartupError(`A running dealerkit is using ${folder}: stop it first.`);
    }
  } finally {
    db.close();
  }
  const previous = `${file}.before-${new Date().toISOString().replace(/\W/g, '')}`;
  // Only a damaged database still has these; its WAL must not be applied to the restored one.
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${previous}${suffix}`);
  }
  try {
    linkSync(file, previous);
  } catch {
    // Some file systems have no hard links.
    copyFileSync(file, previous);
  }
  return previous;
}
