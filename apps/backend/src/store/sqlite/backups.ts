import { existsSync, openSync, closeSync, fsyncSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../startup.ts';
import { databaseFile, createDataFolder, openDatabase } from './openDatabase.ts';
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
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}: name a backup.`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const version = versionOf(db);
    if (version > schemaVersion) {
      throw new StartupError(`${file} was written by a newer version of dealerkit: update dealerkit first.`);
    }
    const isIntact = db.prepare('PRAGMA integrity_check').get()?.['integrity_check'] === 'ok';
    if (version === 0 || !isIntact) throw damaged;
    const count = (table: keyof Counts) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
    return { parts: count('parts'), orders: count('orders'), users: count('users'), reviews: count('reviews') };
  } catch (error) {
    throw error instanceof StartupError ? error : damaged;
  } finally {
    db.close();
  }
}

async function copy(from: DatabaseSync, to: string): Promise<Counts> {
  const draft = `${to}.draft`;
  rmSync(draft, { force: true });
  await backup(from, draft);
  // Without WAL the backup is a single file.
  const copied = new DatabaseSync(draft);
  copied.exec('PRAGMA journal_mode = DELETE');
  copied.close();
  const counts = inspect(draft);
  const descriptor = openSync(draft, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(draft, to);
  return counts;
}

/** Copies a consistent snapshot of a data folder's database into a file; other processes may use the database. @throws StartupError */
export async function backUp(folder: string, file: string): Promise<Counts> {
  if (existsSync(file)) throw new StartupError(`${file} already exists: name a new file.`);
  if (!existsSync(path.dirname(file)))
    throw new StartupError(`There is no folder ${path.dirname(file)}: make it first.`);
  const db = openDatabase(folder);
  try {
    return await copy(db, file);
  } finally {
    db.close();
  }
}

/** Replaces a data folder's database, which may be damaged, by a backup; the previous one is previous beside it. @throws StartupError */
export async function restore(folder: string, file: string): Promise<Counts & { previous: string | undefined }> {
  inspect(file);
  createDataFolder(folder);
  const target = databaseFile(folder);
  const previous = existsSync(target) ? setAside(folder, target) : undefined;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return { ...(await copy(db, target)), previous };
  } finally {
    db.close();
  }
}

const busy = 5;

function setAside(folder: string, file: string): string {
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
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(`${file}${suffix}`)) renameSync(`${file}${suffix}`, `${previous}${suffix}`);
  }
  return previous;
}
