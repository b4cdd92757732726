import { recentSearches, rememberSearch } from '@dealerkit/api-client/react';
import { SiteSearch } from '@dealerkit/ui/blocks/SiteSearch';
import '@dealerkit/ui/blocks/SiteSearch.css';
import type { SuggestionListState } from '@dealerkit/ui/blocks/SiteSearch';
import { paths } from '@dealerkit/domain/paths';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** The search in the header. The code of its suggestions is loaded when it gets the focus. */
export const Search = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const recent = recentSearches.useValue();
  const isRedirect = useNavigationType() === NavigationType.Replace;
  const [page, setPage] = useState(pathname);
  const [search, setSearch] = useState('');
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionListState>>();
  // The text belongs to the page on which it was typed, and to the one that this page leads to by itself.
  if (page !== pathname) {
    setPage(pathname);
    if (!isRedirect) setSearch('');
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
