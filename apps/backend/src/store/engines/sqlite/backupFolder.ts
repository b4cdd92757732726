import { chownSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asDataFolderError, createPrivateFile, isLocked } from '../dataFolder.ts';
import { backupFolder, backupNameOf, listBackups, listDrafts } from './backupNames.ts';
import { backUp, copy, type Counts, nameBackup } from './backups.ts';
import { checksumFile, verifyChecksum } from './checksum.ts';
import { databaseFile, requireDatabase } from './openDatabase.ts';

/** Where the backups of a data folder are, and how many are kept. */
export interface BackupFolders {
  dataDir: string;
  keep: number;
  /** A second folder, which gets a copy of each backup. */
  copyTo: string | undefined;
}

/** How long a step of a backup waits for the same step of another process, in milliseconds. */
const longestWait = 3_600_000;

/** Locks a file by SQLite, so that the lock ends with its process; calls `onWait` before it waits for another process. */
function lockFile(lock: DatabaseSync, onWait: () => void): void {
  try {
    return lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    if (!isLocked(error)) throw error;
  }
  onWait();
  lock.exec(`PRAGMA busy_timeout = ${longestWait}`);
  lock.exec('BEGIN EXCLUSIVE');
}

/**
 * Runs a step of a backup when no other process runs the same one on this data folder: it would delete the drafts of the other one.
 * @throws StartupError
 */
export async function withBackupLock<Result>(
  dataDir: string,
  step: 'backup' | 'copy',
  run: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  requireDatabase(dataDir);
  const file = `${databaseFile(dataDir)}-${step}-lock`;
  let lock: DatabaseSync | undefined;
  try {
    createPrivateFile(file);
    giveToOwner(dataDir, file);
    lock = new DatabaseSync(file);
    lockFile(lock, onWait);
  } catch (error) {
    lock?.close();
    throw asDataFolderError(dataDir, error);
  }
  try {
    return await run();
  } finally {
    lock.close();
  }
}

/** Changes the owner of a file that root has created to that of the database, so that the backend can write it. */
function giveToOwner(dataDir: string, file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(databaseFile(dataDir));
  chownSync(file, uid, gid);
}

function deleteDrafts(folder: string): void {
  for (const draft of listDrafts(folder)) rmSync(path.join(folder, draft), { force: true });
}

/** Deletes all but the newest backups, and never the last one, although others can have a later date of a wrong clock. */
function deleteOldest(folder: string, keep: number, last: string): void {
  const others = listBackups(folder).filter(({ name }) => name !== last);
  for (const { name } of others.slice(keep - 1)) {
    const file = path.join(folder, name);
    rmSync(file, { force: true });
    rmSync(checksumFile(file), { force: true });
  }
}

/** Adds a backup to the folder of the backups, and deletes the oldest ones. @throws StartupError */
export async function addBackup({ dataDir, keep }: BackupFolders): Promise<Counts & { file: string }> {
  requireDatabase(dataDir);
  const folder = backupFolder(dataDir);
  const name = backupNameOf(Date.now());
  const file = path.join(folder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    giveToOwner(dataDir, folder);
    deleteDrafts(folder);
    const counts = await backUp(dataDir, file);
    giveToOwner(dataDir, file);
    giveToOwner(dataDir, checksumFile(file));
    deleteOldest(folder, keep, name);
    return { ...counts, file };
  } catch (error) {
    throw asDataFolderError(folder, error);
  }
}

/** Copies the backups that the second folder does not have yet, and checks each copy. @throws StartupError */
export async function copyBackups({ dataDir, keep, copyTo }: BackupFolders): Promise<void> {
  if (copyTo === undefined) return;
  const folder = backupFolder(dataDir);
  try {
    deleteDrafts(copyTo);
    const copied = new Set(listBackups(copyTo).map(({ name }) => name));
    for (const { name } of listBackups(folder).toReversed()) {
      if (!copied.has(name)) await copyBackup(path.join(folder, name), path.join(copyTo, name));
      deleteOldest(copyTo, keep, name);
    }
  } catch (error) {
    throw asDataFolderError(copyTo, error);
  }
}

async function copyBackup(from: string, to: string): Promise<void> {
  await verifyChecksum(from);
  const backup = new DatabaseSync(from, { readOnly: true });
  try {
    await copy(backup, to, nameBackup(to));
  } finally {
    backup.close();
  }
}
