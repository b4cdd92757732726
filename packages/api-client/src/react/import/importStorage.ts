import type { ImportList, ImportOutcome } from '@dealerkit/domain/import/partImport';
import { randomKey } from '../data/requests/idempotencyKeys.js';
import type { FormDraft } from '../../storage/sessionDrafts.js';
import { importDatabase } from '../../storage/storageKeys.js';

/** Keeps an import, so that it can go on after the page was closed. */
export interface ImportStorage {
  /** Resolves to the list and the outcomes that were written last; undefined if there are none. */
  read: () => Promise<{ list: unknown; outcomes: unknown } | undefined>;
  /** Writes the list, if it is given, and the outcomes of its rows. Resolves to whether they are stored. */
  write: (entries: StoredEntries) => Promise<boolean>;
}

interface StoredEntries {
  /** Undefined if it has not changed. */
  list?: ImportList | undefined;
  outcomes: readonly (readonly [number: number, outcome: ImportOutcome])[];
}

/** A list of an earlier visit that is not finished is removed after so many milliseconds. */
const MAX_AGE = 30 * 86_400_000;

const stores = ['lists', 'outcomes'] as const;

const openDatabase = async () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(importDatabase, 1);
    request.addEventListener('upgradeneeded', () => {
      for (const name of stores) request.result.createObjectStore(name);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });

/** Runs a transaction, and returns the results of its requests. @throws DOMException if the database is blocked or full */
const transact = async (mode: IDBTransactionMode, run: (transaction: IDBTransaction) => IDBRequest[]) => {
  const database = await openDatabase();
  try {
    return await new Promise<unknown[]>((resolve, reject) => {
      const transaction = database.transaction(stores, mode);
      const requests = run(transaction);
      transaction.addEventListener('complete', () => resolve(requests.map(({ result }): unknown => result)));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    });
  } finally {
    database.close();
  }
};

/** The key of a list begins with its time, so that old ones are found. */
const keyAt = (time: number) => String(time).padStart(16, '0');

/**
 * Keeps an import in the IndexedDB of the browser, apart from the drafts and idempotency keys of the session storage, which has no room
 * for a large list. The draft has its key only.
 */
export const storedImport = (draft: FormDraft): ImportStorage => ({
  read: async () => {
    const key = draft.read()?.['key'];
    if (key === undefined) return undefined;
    try {
      const [list, outcomes] = await transact('readonly', (transaction) =>
        stores.map((name) => transaction.objectStore(name).get(key)),
      );
      return list === undefined ? undefined : { list, outcomes };
    } catch {
      return undefined;
    }
  },

  write: async ({ list, outcomes }) => {
    const key = draft.read()?.['key'] ?? `${keyAt(Date.now())} ${randomKey()}`;
    draft.write({ key });
    try {
      await transact('readwrite', (transaction) => {
        const [lists, outcomesOf] = [transaction.objectStore('lists'), transaction.objectStore('outcomes')];
        if (list) {
          const old = IDBKeyRange.upperBound(keyAt(Date.now() - MAX_AGE));
          for (const store of [lists, outcomesOf]) store.delete(old);
          lists.put(list, key);
        }
        return [outcomesOf.put(outcomes, key)];
      });
      return true;
    } catch {
      return false;
    }
  },
});
