import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { asDataFolderError, createPrivateFile } from '../dataFolder.ts';
import { backupFolder, backupNameOf, listBackups, listDrafts } from './backupNames.ts';
import { backUp, copy, type Counts } from './backups.ts';
import { databaseFile, requireDatabase } from './openDatabase.ts';

/** Where the backups of a data folder are, and how many are kept. */
export interface BackupFolders {
  dataDir: string;
  keep: number;
  /** A second folder, which gets a copy of each backup. */
  copyTo: string | undefined;
}

/** The longest that a backup waits for another one, in milliseconds. */
const longestWait = 3_600_000;

/**
 * Runs when no other process works on the backups of a data folder, whose drafts it would delete. The lock is SQLite's, so it ends with
 * its process. @throws StartupError
 */
export async function withBackupLock<Result>(
  dataDir: string,
  run: () => Promise<Result>,
  wait = longestWait,
): Promise<Result> {
  requireDatabase(dataDir);
  const file = `${databaseFile(dataDir)}-backup-lock`;
  let lock: DatabaseSync | undefined;
  try {
    createPrivateFile(file);
    lock = new DatabaseSync(file, { timeout: wait });
    lock.exec('BEGIN EXCLUSIVE');
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

function deleteDrafts(folder: string): void {
  for (const draft of listDrafts(folder)) rmSync(path.join(folder, draft), { force: true });
}

/** Deletes all but the newest backups, and never the last one, although others can have a later date of a wrong clock. */
function deleteOldest(folder: string, keep: number, last: string): void {
  const others = listBackups(folder).filter(({ name }) => name !== last);
  for (const { name } of others.slice(keep - 1)) rmSync(path.join(folder, name), { force: true });
}

/** Adds a backup to the folder of the backups, and deletes the oldest ones. @throws StartupError */
export async function addBackup({ dataDir, keep }: BackupFolders): Promise<Counts & { file: string }> {
  requireDatabase(dataDir);
  const folder = backupFolder(dataDir);
  const name = backupNameOf(Date.now());
  const file = path.join(folder, name);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    deleteDrafts(folder);
    const counts = await backUp(dataDir, file);
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
  const backup = new DatabaseSync(from, { readOnly: true });
  try {
    await copy(backup, to, (draft) => renameSync(draft, to));
  } finally {
    backup.close();
  }
}
