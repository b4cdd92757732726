import { recentSearches, useSuggestions } from '@dealerkit/api-client/react';
import { SearchSuggestions } from '@dealerkit/ui/blocks/SearchSuggestions';
import '@dealerkit/ui/blocks/SearchSuggestions.css';
import type { SuggestionListState } from '@dealerkit/ui/blocks/SiteSearch';

/** The list below the search in the header. */
export const Suggestions = (state: SuggestionListState) => (
  <SearchSuggestions {...state} {...useSuggestions(state.search)} onClearRecent={() => recentSearches.write([])} />
);
