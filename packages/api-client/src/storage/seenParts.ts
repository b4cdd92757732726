import { useEffect } from 'react';
import { isRecord, readLocalStorage, writeLocalStorage } from './storage.js';
import { seenPartsKey } from './storageKeys.js';

/** The parts of the list that this device has shown last, and when, in milliseconds since 1970. The parts are not checked. */
export const readSeenParts = (): { parts: unknown[]; at: number } => {
  const stored = readLocalStorage(seenPartsKey);
  const { parts, at } = isRecord(stored) ? stored : {};
  return { parts: Array.isArray(parts) ? parts : [], at: typeof at === 'number' ? at : 0 };
};

/** Stores parts. In a module without schemas, because the home page calls it. */
export const storeSeenParts = (parts: readonly object[]): void =>
  void writeLocalStorage(seenPartsKey, { parts, at: Date.now() });

/** Stores the last parts of a list that a page shows, up to a `limit`; the offline page shows them again. */
export const useSeenParts = (parts: readonly object[] | undefined, limit = 24): void => {
  useEffect(() => {
    if (parts) storeSeenParts(parts.slice(-limit));
  }, [parts, limit]);
};
