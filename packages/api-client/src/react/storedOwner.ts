import { readDevice, writeDevice } from './deviceStorage.js';

/** Where the answers of the last visits are stored. */
export const STORED_ANSWERS = 'storedAnswers';

/** Keeps the stored answers of this user, and removes those of another one. */
export const openStoredAnswers = (user: string): void => {
  const stored = readDevice(STORED_ANSWERS) as { owner?: unknown } | undefined;
  if (stored?.owner === user) return;
  // Parts that were opened before the session was known have no owner yet.
  writeDevice(STORED_ANSWERS, stored?.owner === '' ? { ...stored, owner: user } : undefined);
};

/** Removes all stored answers. */
export const clearStoredAnswers = (): void => void writeDevice(STORED_ANSWERS, undefined);
