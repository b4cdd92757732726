import { writeLocalStorage } from './storage.js';
import { storedAnswersKey } from './storageKeys.js';

/** Removes all answers that are stored on this device. In a module of its own, because a session needs it before any call is made. */
export const clearStoredAnswers = (): void => void writeLocalStorage(storedAnswersKey, undefined);
