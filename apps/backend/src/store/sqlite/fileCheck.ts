import { statSync } from 'node:fs';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';

/** The identity of a file, which changes when it is replaced; `undefined` when it cannot be found. */
function identityOf(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/**
 * Creates a check that the open database is still the file at its path. SQLite continues to write to files that were
 * moved or deleted. @throws StoreUnavailableError
 */
export function createFileCheck(file: string): () => void {
  const opened = [file, `${file}-wal`].map((name) => ({ name, identity: identityOf(name) }));
  return () => {
    const missing = opened.find(({ name, identity }) => identityOf(name) !== identity);
    if (missing) throw new StoreUnavailableError(new Error(`${missing.name} was moved, replaced or deleted.`));
  };
}
