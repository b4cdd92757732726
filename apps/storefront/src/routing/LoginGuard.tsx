import { returnToState } from '@dealerkit/api-client/session';
import { pages, paths } from '@dealerkit/domain/paths';
import { Spinner } from '@dealerkit/ui/elements/Spinner';
import '@dealerkit/ui/elements/Spinner.css';
import { useEffect, useMemo, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { session } from '../session/session.js';
import { useSession } from '../session/useSession.js';

const isAdminPage = (pathname: string) => Object.values(pages.admin).some((path) => matchPath(path, pathname));

/** Signs the user out, without a return to the current page after the next login (D16). */
export const SignOutNonAdmin = () => {
  useEffect(() => session.signOut('adminOnly'), []);
  return <Spinner fullPage />;
};

/**
 * Redirects users who are not signed in to the login page, which leads back here. While the session is not known it shows its
 * children too: they show a loading indicator, and nothing but public data.
 */
export const LoginGuard = ({ children }: PropsWithChildren) => {
  const state = useSession();
  const [first] = useState(state);
  const { pathname, search, hash } = useLocation();
  // A new object would make `Navigate` navigate again.
  const returnTo = useMemo(() => returnToState({ pathname, search, hash }), [pathname, search, hash]);
  if (state.status !== 'signedOut') return children;
  // Another tab can have caused it, while this one shows a page of every user. A later visit leads back here again.
  const isForgotten = state !== first && state.reason === 'adminOnly' && isAdminPage(pathname);
  return (
    <>
      <Spinner fullPage />
      <Navigate to={paths.login} state={isForgotten ? undefined : returnTo} replace />
    </>
  );
};
