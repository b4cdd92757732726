import { recentSearches, rememberSearch, useRole } from '@dealerkit/api-client/react';
import { SiteSearch } from '@dealerkit/ui/blocks/SiteSearch';
import '@dealerkit/ui/blocks/SiteSearch.css';
import type { SiteSearchProps, SuggestionListState } from '@dealerkit/ui/blocks/SiteSearch';
import { paths } from '@dealerkit/domain/paths';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { singleKeys } from '../preferences/preferences.js';
import { isOffered } from '../routing/needs.js';
import { useSession } from '../session/useSession.js';

const loadAdminSuggestions = () => import('./AdminSuggestions.js');

/** The search is the first thing on the home page, and all parts have their own. */
const places: Record<string, SiteSearchProps['field']> = { [paths.home]: 'always', [paths.allParts]: 'button' };

/** The search in the header, which also finds customers and orders for admins. The code of its suggestions is loaded when it gets the focus. */
export const Search = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const recent = recentSearches.useValue();
  const isRedirect = useNavigationType() === NavigationType.Replace;
  const session = useSession();
  const { status } = session;
  const [before, setBefore] = useState({ pathname, status });
  const [search, setSearch] = useState('');
  const [focusCount, setFocusCount] = useState(0);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionListState>>();
  // Outside of the dashboard the role is not known before the field is used.
  const isAsked = status === 'signedIn' && (focusCount > 0 || pathname.startsWith(paths.dashboard));
  const role = useRole(isAsked && isOffered('customers') ? session.account.email : undefined);
  const isAdmin = role.state === 'ready' && role.data === 'admin';
  if (before.pathname !== pathname || before.status !== status) {
    setBefore({ pathname, status });
    const isSignedOut = before.status === 'signedIn' && status === 'signedOut';
    // The text belongs to the user and the page for which it was typed, and to the page that this one leads to by itself.
    if (isSignedOut || (before.pathname !== pathname && !isRedirect)) setSearch('');
  }
  useEffect(() => {
    let isCurrent = focusCount > 0;
    if (isCurrent)
      // Without its suggestions the search works too.
      void (isAdmin ? loadAdminSuggestions() : import('./Suggestions.js')).then(
        (module) => isCurrent && setSuggestions(() => module.Suggestions),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [focusCount, isAdmin]);
  const open = async (text: string) => {
    // The list may not show yet what Enter opens.
    const href =
      isAdmin &&
      (await loadAdminSuggestions()
        .then(({ hrefOf }) => hrefOf(text))
        .catch(() => undefined));
    if (!href) rememberSearch(text);
    setSearch('');
    void navigate(href || paths.partsFor(text));
  };
  return (
    <SiteSearch
      search={search}
      onSearchChange={setSearch}
      onSubmit={(text) => void open(text)}
      onFocus={() => setFocusCount((count) => count + 1)}
      findsAll={isAdmin}
      field={places[pathname] ?? 'wide'}
      hasShortcut={singleKeys.useValue() === 'on'}
      recentSearches={recent}
      pasteListHref={paths.pasteList}
      suggestions={Suggestions && ((state) => <Suggestions {...state} />)}
    />
  );
};
