import type { DatabaseSync } from 'node:sqlite';
import { asUnavailable } from './asUnavailable.ts';

interface Job {
  /** Makes the change and returns what tells its asker so. */
  make: () => () => void;
  reject: (reason: unknown) => void;
}

/** Makes a change; resolves to what it returns once that is on the disk, rejects once it is undone. */
export type Write = <Result>(change: () => Result) => Promise<Result>;

/**
 * Puts all changes asked for in one turn of the event loop into one commit, since a commit waits for the disk
 * whether it holds one change or a thousand.
 *
 * A change that throws is undone alone. Nothing else of this process runs between the changes of a commit.
 */
export function groupCommits(db: DatabaseSync): { write: Write; flush: () => void } {
  let waiting: Job[] = [];

  function make(job: Job): () => void {
    db.exec('SAVEPOINT change');
    try {
      const accept = job.make();
      db.exec('RELEASE change');
      return accept;
    } catch (error) {
      // A full disk ends the whole transaction, and with it every change of this commit.
      if (!db.isTransaction) throw error;
      db.exec('ROLLBACK TO change; RELEASE change');
      return () => job.reject(asUnavailable(error));
    }
  }

  function commit(jobs: Job[]): (() => void)[] {
    try {
      db.exec('BEGIN IMMEDIATE');
      const answers = jobs.map(make);
      db.exec('COMMIT');
      return answers;
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      return jobs.map(
        ({ reject }) =>
          () =>
            reject(asUnavailable(error)),
      );
    }
  }

  function flush(): void {
    const jobs = waiting;
    waiting = [];
    if (jobs.length) for (const answer of commit(jobs)) answer();
  }

  function write<Result>(change: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (!waiting.length) setImmediate(flush);
      const makeIt = () => {
        const result = change();
        return () => resolve(result);
      };
      waiting.push({ make: makeIt, reject });
    });
  }

  return { write, flush };
}
