import { findNamed, recentSearches, useAdminSuggestions } from '@dealerkit/api-client/react';
import { AdminSuggestions as List } from '@dealerkit/ui/blocks/AdminSuggestions';
import '@dealerkit/ui/blocks/AdminSuggestions.css';
import { paths } from '@dealerkit/domain/paths';
import { SearchSuggestions } from '@dealerkit/ui/blocks/SearchSuggestions';
import '@dealerkit/ui/blocks/SearchSuggestions.css';
import type { SuggestionListState } from '@dealerkit/ui/blocks/SiteSearch';
import { settings } from '../content/settings.js';
import { client } from '../host/client.js';

/** The page of the customer or the order that a text names by a whole number. */
export const hrefOf = async (text: string): Promise<string | undefined> => {
  const named = await findNamed(client, text, settings.phoneCountryCode);
  return named && (named.kind === 'customer' ? paths.customer : paths.order)(named.key);
};

const Found = (state: SuggestionListState) => <List {...state} {...useAdminSuggestions(state.search, settings)} />;

/** The list below the search in the header for an admin. */
export const Suggestions = (state: SuggestionListState) =>
  state.recentSearches.length > 0 ? (
    <SearchSuggestions {...state} suggestions={{ state: 'loading' }} onClearRecent={() => recentSearches.write([])} />
  ) : (
    <Found {...state} />
  );
