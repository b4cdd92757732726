import { isDamage } from '../dataFolder.ts';
import type { Store } from '../Store.ts';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';
import { asStoreError } from './asStoreError.ts';

/**
 * Makes all methods reject with StoreUnavailableError when SQLite cannot use its file. After a damaged page was found, the
 * store is never ready again: the next start refuses the file.
 */
export function withStoreErrors(store: Store): Store {
  let damage: StoreUnavailableError | undefined;
  const methods = Object.entries(store).map(([name, method]: [string, (...args: never[]) => Promise<unknown>]) => [
    name,
    async (...args: never[]) => {
      try {
        if (damage && name === 'ping') throw damage;
        return await method(...args);
      } catch (error) {
        const reason = asStoreError(error);
        if (reason instanceof StoreUnavailableError && isDamage(reason.cause)) damage = reason;
        throw reason;
      }
    },
  ]);
  return Object.fromEntries(methods) as Store;
}
