import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checksumFile } from './checksum.ts';

/** A backup, and when it was begun, in milliseconds since 1970. */
export interface Backup {
  name: string;
  at: number;
}

const backupName = /^dealerkit-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/;

/** The files of a backup that is not complete. */
const draftName = /^dealerkit-\w+\.sqlite\.draft/;

/** The name of a backup that begins now. */
export function backupNameOf(at: number): string {
  const [seconds = ''] = new Date(at).toISOString().split('.');
  return `dealerkit-${seconds.replace(/[-:]/g, '')}Z.sqlite`;
}

const checksumName = /^dealerkit-\w+\.sqlite\.sha256$/;

function timeOf(name: string): number {
  const [, ...parts] = backupName.exec(name) ?? [];
  const [year = Number.NaN, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The folder of the backups of a data folder. */
export const backupFolder = (dataDir: string): string => path.join(dataDir, 'backups');

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The backups in a folder, the newest first. A backup gets its name only once it is checked and on the disk. */
export function listBackups(folder: string): Backup[] {
  const backups = namesIn(folder).map((name) => ({ name, at: timeOf(name) }));
  return backups.filter(({ at }) => Number.isFinite(at)).toSorted((one, other) => other.at - one.at);
}

/** The names of the files that interrupted backups have left in a folder: drafts, and checksums of no backup. */
export function listDrafts(folder: string): string[] {
  const names = namesIn(folder);
  const checksums = new Set(listBackups(folder).map(({ name }) => checksumFile(name)));
  return names.filter((name) => draftName.test(name) || (checksumName.test(name) && !checksums.has(name)));
}
