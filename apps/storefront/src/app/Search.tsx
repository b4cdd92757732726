import { recentSearches, rememberSearch } from '@dealerkit/api-client/react';
import { SiteSearch } from '@dealerkit/ui/blocks/SiteSearch';
import '@dealerkit/ui/blocks/SiteSearch.css';
import type { SuggestionListState } from '@dealerkit/ui/blocks/SiteSearch';
import { paths } from '@dealerkit/domain/paths';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useSession } from '../session/useSession.js';

/** The search in the header. The code of its suggestions is loaded when it gets the focus. */
export const Search = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const recent = recentSearches.useValue();
  const isRedirect = useNavigationType() === NavigationType.Replace;
  const { status } = useSession();
  const [before, setBefore] = useState({ pathname, status });
  const [search, setSearch] = useState('');
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionListState>>();
  if (before.pathname !== pathname || before.status !== status) {
    setBefore({ pathname, status });
    const isSignedOut = before.status === 'signedIn' && status === 'signedOut';
    // The text belongs to the user and the page for which it was typed, and to the page that this one leads to by itself.
    if (isSignedOut || (before.pathname !== pathname && !isRedirect)) setSearch('');
  }
  return (
    <SiteSearch
      search={search}
      onSearchChange={setSearch}
      onSubmit={(text) => {
        rememberSearch(text);
        setSearch('');
        void navigate(paths.partsFor(text));
      }}
      onFocus={() => {
        // Without its suggestions the search works too.
        void import('./Suggestions.js').then(
          (module) => setSuggestions(() => module.Suggestions),
          () => undefined,
        );
      }}
      recentSearches={recent}
      pasteListHref={paths.pasteList}
      suggestions={Suggestions && ((state) => <Suggestions {...state} />)}
    />
  );
};
