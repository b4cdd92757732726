import type { Run } from './Database.ts';

/** Over how many rows the version is spread, so that changes of different parts need not wait for each other. */
const shards = 16;

/** A row of the version for one change. */
export function anyShard(): number {
  return Math.floor(Math.random() * shards);
}

/** The rows of the version, for a new database. */
export const versionRows = Array.from({ length: shards }, (_, shard) => `(${shard}, 0)`).join(', ');

/**
 * A piece of a statement that counts the version up if an earlier piece has changed anything. Looking there first
 * makes all changes lock in the same order.
 */
export function countUpAfter(change: string, shard: string): string {
  return `versioned AS (
    UPDATE versions SET value = value + 1 WHERE shard = ${shard}::int AND EXISTS (SELECT 1 FROM ${change})
  )`;
}

/** Reads the version; whoever asks while a reading is under way shares the next one, so that nobody gets an old one. */
export function createReadVersion(run: Run): () => Promise<string> {
  let current: Promise<string> | undefined;
  let next: Promise<string> | undefined;

  async function read(): Promise<string> {
    const [row] = await run({ sql: 'SELECT sum(value)::text AS version FROM versions' });
    return String(row?.['version']);
  }

  function start(): Promise<string> {
    const reading = read().finally(() => {
      if (current === reading) current = undefined;
    });
    current = reading;
    return reading;
  }

  return () => {
    if (!current) return start();
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return start();
      });
    return next;
  };
}
