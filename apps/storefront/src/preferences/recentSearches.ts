import { createStoredList } from './createStoredList.js';

const searches = createStoredList('recentSearches', 8);

/** The last searches of this browser, the newest first. */
export const recentSearches = {
  useValue: searches.useValue,
  /** Remembers a search, unless it is too short or too long to be suggested. */
  add: (search: string): void => {
    const text = search.trim();
    if (text.length > 1 && text.length <= 100) searches.add(text);
  },
  clear: (): void => searches.set([]),
};
