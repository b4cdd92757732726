import { readLocalStorage } from './storage.js';

/** The key of `localStorage` with the orders of `offlineQueue`. Apart from what reads them, so that a page can ask for it first. */
export const offlineQueueKey = 'offlineQueue';

/** The key of `localStorage` with the responses that stay on the device. */
export const cachedResponsesKey = 'cachedResponses';

/** The key of `localStorage` with the parts of the lists that the device has shown. */
export const seenPartsKey = 'seenParts';

/** The key of `localStorage` with the lines of the basket. */
export const basketKey = 'basket';

/** The database with the lists that admins import. */
export const importDatabase = 'imports';

/** Whether this device has orders of any user to send. */
export const hasOfflineQueue = (): boolean => readLocalStorage(offlineQueueKey) !== undefined;
