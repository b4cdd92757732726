import { useEffect } from 'react';
import { isRecord, readLocalStorage, writeLocalStorage } from './storage.js';
import { seenPartsKey } from './storageKeys.js';

/** How many parts are stored: one page of a list. */
const MAX_PARTS = 24;

/** A part of a list; its other values are stored as they are. */
interface ListedPart {
  _id: string;
  description?: string | undefined;
}

/** A stored part, and when it was shown, in milliseconds since 1970. */
interface SeenPart {
  data: unknown;
  at: number;
}

/** The parts of the lists that this device has shown, the last ones first. They are not checked. */
export const readSeenParts = (): SeenPart[] => {
  const stored = readLocalStorage(seenPartsKey);
  return Array.isArray(stored)
    ? stored.filter((each): each is SeenPart => isRecord(each) && typeof each['at'] === 'number')
    : [];
};

/** Stores the parts of a list, whose descriptions the offline page does not show. In a module without schemas, because the home page calls it. */
export const storeSeenParts = (parts: readonly ListedPart[]): void => {
  const ids = new Set<unknown>(parts.map(({ _id }) => _id));
  const others = readSeenParts().filter(({ data }) => isRecord(data) && !ids.has(data['_id']));
  const rows = parts.map((part) => ({ data: { ...part, description: undefined }, at: Date.now() }));
  writeLocalStorage(seenPartsKey, [...rows, ...others].slice(0, MAX_PARTS));
};

/** Stores the parts that a page shows; the offline page shows them again. */
export const useSeenParts = (parts: readonly ListedPart[] | undefined): void => {
  useEffect(() => {
    if (parts) storeSeenParts(parts);
  }, [parts]);
};
