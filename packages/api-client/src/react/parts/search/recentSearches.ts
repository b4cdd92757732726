import { storedList } from '../../../storage/preferences.js';

/** The last searches of this browser, the newest first. */
export const recentSearches = storedList('recentSearches', 8);

/** Adds a search to `recentSearches`, unless it is too short or too long to be suggested. */
export const rememberSearch = (search: string): void => {
  const text = search.trim();
  if (text.length > 1 && text.length <= 100) recentSearches.add(text);
};
