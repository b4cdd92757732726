import { StoreUnavailableError } from '../StoreUnavailableError.ts';

/** SQLite's result codes for what may pass: busy, locked, read-only, a failing or full disk, a file that cannot be opened. */
const passing = [5, 6, 8, 10, 13, 14];

/** Tells a database that cannot do it now from one that refuses. */
export function asUnavailable(error: unknown): unknown {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : -1;
  return passing.includes(code) ? new StoreUnavailableError(error) : error;
}
