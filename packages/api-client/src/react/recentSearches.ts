import { storedList } from './preferences.js';

const list = storedList('recentSearches', 8);

/** The last searches of this browser, the newest first; one that is too short or too long to be suggested is not added. */
export const recentSearches = {
  ...list,
  add: (search: string): void => {
    const text = search.trim();
    if (text.length > 1 && text.length <= 100) list.add(text);
  },
};
