import { statSync } from 'node:fs';
import { isDamage } from '../dataFolder.ts';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import { asStoreError } from './asStoreError.ts';

/** The state of the file of an open database. */
export interface FileCheck {
  /** @throws StoreUnavailableError when the file was moved, replaced or deleted, or is known to be damaged */
  check: () => void;
  /** Converts an error as `asStoreError` does, and remembers that the file is damaged. */
  report: (error: unknown) => unknown;
}

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
 * Creates the check of an open database. SQLite continues to write to files that were moved or deleted, and to the
 * undamaged pages of a damaged file.
 */
export function createFileCheck(file: string): FileCheck {
  const opened = [file, `${file}-wal`].map((name) => ({ name, identity: identityOf(name) }));
  let damage: StoreUnavailableError | undefined;
  return {
    check() {
      if (damage) throw damage;
      const missing = opened.find(({ name, identity }) => identityOf(name) !== identity);
      if (missing) throw new StoreUnavailableError(new Error(`${missing.name} was moved, replaced or deleted.`));
    },
    report(error) {
      const reason = asStoreError(error);
      if (reason instanceof StoreUnavailableError && isDamage(reason.cause)) damage ??= reason;
      return reason;
    },
  };
}
