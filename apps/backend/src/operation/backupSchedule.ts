import { execFile } from 'node:child_process';
import path from 'node:path';
import type { BackupStatus } from '@dealerkit/domain/books/overview';
import type { FastifyBaseLogger } from 'fastify';
import type { BackupFolders } from '../store/sqlite/backupFolder.ts';
import { backupFolder, listBackups } from '../store/sqlite/backupNames.ts';

const minute = 60_000;
const hour = 60 * minute;

interface BackupScheduleOptions extends BackupFolders {
  /** The time between two backups. */
  hours: number;
  /** How often it is checked whether a backup is due, in milliseconds. */
  checkInterval?: number;
}

// The published backend is JavaScript.
const command = path.join(import.meta.dirname, `../commands/backup${path.extname(import.meta.filename)}`);

/**
 * Makes backups in a process of its own, so that reading the whole database does not delay calls. Whether one is due is
 * read from the folder of the backups, so that one that was missed is made soon after a start.
 */
export function backupSchedule({ hours, checkInterval = minute, dataDir, keep, copyTo }: BackupScheduleOptions) {
  const settings = { DATABASE_URL: '', DATA_DIR: dataDir, BACKUP_KEEP: String(keep), BACKUP_COPY_TO: copyTo ?? '' };
  const env = { ...process.env, ...settings };
  const stopping = new AbortController();
  let problem: BackupStatus['problem'];
  /** By a clock that is never set back. */
  let nextTryAt = 0;

  /** A backup with a date in the future is of a clock that was wrong. */
  const lastBackup = () => listBackups(backupFolder(dataDir)).find(({ at }) => at <= Date.now())?.at;

  function run(log: Pick<FastifyBaseLogger, 'error'>): void {
    nextTryAt = performance.now() + hour;
    const before = lastBackup();
    // A mounted folder that does not answer must not prevent the next backup.
    const options = { env, signal: stopping.signal, timeout: hour, killSignal: 'SIGKILL' } as const;
    execFile(process.execPath, [command], options, (error, _, errors) => {
      if (stopping.signal.aborted) return;
      problem = error === null ? undefined : lastBackup() === before ? 'failed' : 'notCopied';
      if (error) log.error(`backup ${problem}: ${errors.trim() || error.message}`);
    });
  }

  return {
    status: (): BackupStatus => {
      const last = lastBackup();
      return {
        ...(last !== undefined && { lastAt: new Date(last).toISOString() }),
        isLate: last !== undefined && Date.now() - last > 2 * hours * hour,
        ...(problem && { problem }),
      };
    },
    start(log: Pick<FastifyBaseLogger, 'error'>): void {
      const check = () => {
        const isDue = Date.now() - (lastBackup() ?? 0) >= hours * hour;
        if (isDue && performance.now() >= nextTryAt) run(log);
      };
      const timer = setInterval(check, checkInterval).unref();
      stopping.signal.addEventListener('abort', () => clearInterval(timer));
    },
    /** Also ends a backup that is being made. */
    stop: () => stopping.abort(),
  };
}
