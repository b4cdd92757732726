import { StoreUnavailableError } from '../StoreUnavailableError.ts';

/** SQLite's codes of temporary errors: busy, locked, read-only, I/O error, full disk, file cannot be opened. */
const temporary = [5, 6, 8, 10, 13, 14];

/** Wraps a temporary error of SQLite in a StoreUnavailableError and returns every other error. */
export function asStoreError(error: unknown): unknown {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : -1;
  return temporary.includes(code) ? new StoreUnavailableError(error) : error;
}
