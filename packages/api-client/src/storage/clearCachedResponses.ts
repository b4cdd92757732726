import { writeLocalStorage } from './storage.js';
import { seenPartsKey, cachedResponsesKey } from './storageKeys.js';

/** Removes all responses and seen parts that are stored on this device. In a module of its own, because a session needs it before any call is made. */
export const clearCachedResponses = (): void => {
  for (const key of [cachedResponsesKey, seenPartsKey]) writeLocalStorage(key, undefined);
};
