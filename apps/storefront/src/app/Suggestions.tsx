import { useSuggestions } from '@dealerkit/api-client/react';
import { SearchSuggestions } from '@dealerkit/ui/blocks/SearchSuggestions';
import '@dealerkit/ui/blocks/SearchSuggestions.css';
import type { SuggestionListState } from '@dealerkit/ui/blocks/SiteSearch';
import { useDelayed } from '../useDelayed.js';
import { recentSearches } from '../preferences/preferences.js';

/** Milliseconds without a key press before the host is asked. */
const DELAY = 100;

/** The list below the search in the header. */
export const Suggestions = (state: SuggestionListState) => {
  const text = useDelayed(state.search, DELAY);
  const { suggestions, isUpdating } = useSuggestions(text);
  return (
    <SearchSuggestions
      {...state}
      suggestions={suggestions}
      isUpdating={isUpdating || text !== state.search}
      onClearRecent={() => recentSearches.write([])}
    />
  );
};
