import { localStore } from './localStore.js';

const KEY = 'pastedList';

/** The pasted list of this browser, until its parts are in the basket or it is cleared. */
export const pastedList = {
  read: (): string => localStore()?.getItem(KEY) ?? '',
  write: (list: string): void => {
    try {
      if (list === '') localStore()?.removeItem(KEY);
      else localStore()?.setItem(KEY, list);
    } catch {
      // The storage is full; the list stays on the page.
    }
  },
};
