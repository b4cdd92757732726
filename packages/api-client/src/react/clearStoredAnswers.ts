import { writeLocalStorage } from './storage.js';
import { seenPartsKey, storedAnswersKey } from './storageKeys.js';

/** Removes all answers and seen parts that are stored on this device. In a module of its own, because a session needs it before any call is made. */
export const clearStoredAnswers = (): void => {
  for (const key of [storedAnswersKey, seenPartsKey]) writeLocalStorage(key, undefined);
};
