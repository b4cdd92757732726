import type { Run } from './Database.ts';

/** Reads the version. */
export async function readVersion(run: Run): Promise<string> {
  const [row] = await run({ sql: 'SELECT sum(value)::text AS version FROM versions' });
  return String(row?.['version']);
}

/** Creates the reader of the version. Calls during a read share the next read, so that none gets an outdated version. */
export function createReadVersion(run: Run): () => Promise<string> {
  let current: Promise<string> | undefined;
  let next: Promise<string> | undefined;

  function start(): Promise<string> {
    const pending = readVersion(run).finally(() => {
      if (current === pending) current = undefined;
    });
    current = pending;
    return pending;
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
