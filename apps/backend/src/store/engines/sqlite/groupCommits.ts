import type { DatabaseSync } from 'node:sqlite';
import { asStoreError } from './asStoreError.ts';
import type { FileCheck } from './fileCheck.ts';

interface Job {
  /** Applies the change and returns the function that resolves its promise. */
  apply: () => () => void;
  reject: (reason: unknown) => void;
}

/** Applies a change, perhaps twice; resolves to its result once it is on disk, rejects once it is rolled back. */
export type Write = <Result>(change: () => Result) => Promise<Result>;

/**
 * Groups all changes of one turn of the event loop into one commit, since each commit waits for the disk.
 *
 * A change that throws is rolled back alone. The file is checked before and after each commit: changes in a file that was moved or deleted
 * meanwhile are reported as failed, although they are stored there, since no later start has them.
 */
export function groupCommits(
  db: DatabaseSync,
  { check, report }: FileCheck = { check: () => undefined, report: asStoreError },
): { write: Write; flush: () => void } {
  let pending: Job[] = [];

  function applyAlone(job: Job): () => void {
    db.exec('SAVEPOINT change');
    try {
      const resolve = job.apply();
      db.exec('RELEASE change');
      return resolve;
    } catch (error) {
      // A full disk rolls back the whole transaction, with every change of this commit.
      if (!db.isTransaction) throw error;
      db.exec('ROLLBACK TO change; RELEASE change');
      return () => job.reject(report(error));
    }
  }

  /** Applies changes together, since each savepoint writes the search index, and one by one only if one of them throws. */
  function applyAll(jobs: readonly Job[]): (() => void)[] {
    try {
      return jobs.map(({ apply }) => apply());
    } catch (error) {
      if (!db.isTransaction) throw error;
      db.exec('ROLLBACK; BEGIN IMMEDIATE');
      return jobs.map(applyAlone);
    }
  }

  function commit(jobs: Job[]): (() => void)[] {
    try {
      check();
      db.exec('BEGIN IMMEDIATE');
      const resolvers = applyAll(jobs);
      db.exec('COMMIT');
      check();
      return resolvers;
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      return jobs.map(
        ({ reject }) =>
          () =>
            reject(report(error)),
      );
    }
  }

  function flush(): void {
    const jobs = pending;
    pending = [];
    if (jobs.length) for (const settle of commit(jobs)) settle();
  }

  function write<Result>(change: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (!pending.length) setImmediate(flush);
      pending.push({
        apply: () => {
          const result = change();
          return () => resolve(result);
        },
        reject,
      });
    });
  }

  return { write, flush };
}
