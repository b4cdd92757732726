import { useEffect, useRef } from 'react';
import { rememberSearch } from './recentSearches.js';

/** Adds the search with which the visitor leaves the page to `recentSearches`. */
export const useRecentSearch = (search: string): void => {
  const last = useRef(search);
  useEffect(() => {
    last.current = search;
  }, [search]);
  useEffect(() => () => rememberSearch(last.current), []);
};
