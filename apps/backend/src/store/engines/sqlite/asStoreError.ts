import { isDamage, isTemporary } from '../dataFolder.ts';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';

/** Wraps the errors of SQLite that concern its file in a StoreUnavailableError and returns every other error. */
export function asStoreError(error: unknown): unknown {
  return isTemporary(error) || isDamage(error) ? new StoreUnavailableError(error) : error;
}
