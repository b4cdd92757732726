import { writeLocalStorage } from './storage.js';

/** The storage key of the answers that stay on the device. */
export const STORED_ANSWERS = 'storedAnswers';

/** Removes all answers that are stored on this device. In a module of its own, because a session needs it before any call is made. */
export const clearStoredAnswers = (): void => void writeLocalStorage(STORED_ANSWERS, undefined);
