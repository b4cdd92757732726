import { existsSync, openSync, closeSync, fsyncSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../StartupError.ts';
import { databaseFile, makeDataFolder, openDatabase } from './openDatabase.ts';
import { schemaVersion, versionOf } from './migrations.ts';

/** How many rows a database has. */
export interface Counts {
  parts: number;
  orders: number;
  users: number;
  reviews: number;
}

/** Looks whether a file is a whole database of ours. @throws StartupError */
function inspect(file: string): Counts {
  const spoilt = new StartupError(`${file} is no whole database of dealerkit: choose another backup.`);
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}: name a backup.`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const version = versionOf(db);
    if (version > schemaVersion) {
      throw new StartupError(`${file} was written by a newer version of dealerkit: update dealerkit first.`);
    }
    const whole = db.prepare('PRAGMA integrity_check').get()?.['integrity_check'] === 'ok';
    if (version === 0 || !whole) throw spoilt;
    const count = (table: keyof Counts) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
    return { parts: count('parts'), orders: count('orders'), users: count('users'), reviews: count('reviews') };
  } catch (error) {
    throw error instanceof StartupError ? error : spoilt;
  } finally {
    db.close();
  }
}

async function copy(from: DatabaseSync, to: string): Promise<Counts> {
  const draft = `${to}.draft`;
  rmSync(draft, { force: true });
  await backup(from, draft);
  // One file, without a journal beside it that somebody could forget to copy.
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

/** Copies the database of a data folder into a file, as it is at one moment, while others go on using it. @throws StartupError, DataFolderError */
export async function backUp(folder: string, file: string): Promise<Counts> {
  if (existsSync(file)) throw new StartupError(`${file} is there already: name a file that is not.`);
  if (!existsSync(path.dirname(file)))
    throw new StartupError(`There is no folder ${path.dirname(file)}: make it first.`);
  const db = openDatabase(folder);
  try {
    return await copy(db, file);
  } finally {
    db.close();
  }
}

/** Puts a backup in the place of a data folder's database, whatever state that is in; it is kept beside. @throws StartupError, DataFolderError */
export async function restore(folder: string, file: string): Promise<Counts & { kept: string | undefined }> {
  inspect(file);
  makeDataFolder(folder);
  const place = databaseFile(folder);
  const kept = existsSync(place) ? setAside(folder, place) : undefined;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return { ...(await copy(db, place)), kept };
  } finally {
    db.close();
  }
}

const busy = 5;

function setAside(folder: string, place: string): string {
  const db = new DatabaseSync(place);
  try {
    // Switching the journal needs the database for itself alone, so it fails while a server is using it.
    db.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE;');
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && Number(error.errcode) === busy) {
      throw new StartupError(`A running dealerkit is using ${folder}: stop it first.`);
    }
  } finally {
    db.close();
  }
  const kept = `${place}.before-${new Date().toISOString().replace(/\W/g, '')}`;
  for (const beside of ['', '-wal', '-shm']) {
    if (existsSync(`${place}${beside}`)) renameSync(`${place}${beside}`, `${kept}${beside}`);
  }
  return kept;
}
