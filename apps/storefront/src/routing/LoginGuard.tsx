import { returnToState } from '@dealerkit/api-client/session';
import { paths } from '@dealerkit/domain/paths';
import { Spinner } from '@dealerkit/ui/elements/Spinner';
import '@dealerkit/ui/elements/Spinner.css';
import { createContext, useContext, useEffect, useMemo, useReducer } from 'react';
import type { PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { session } from '../session/session.js';
import { useSession } from '../session/useSession.js';

const ForceSignOut = createContext(() => session.signOut('adminOnly'));

/** Signs the user out, without a return to the current page after the next login (D16). */
export const ForcedSignOut = () => {
  const forceSignOut = useContext(ForceSignOut);
  useEffect(() => forceSignOut(), [forceSignOut]);
  return <Spinner fullPage />;
};

/**
 * Redirects users who are not signed in to the login page, which leads back here. While the session is not known it shows its
 * children too: they show a loading indicator, and nothing but public data.
 */
export const LoginGuard = ({ children }: PropsWithChildren) => {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  // A new object would make `Navigate` navigate again.
  const returnTo = useMemo(() => returnToState({ pathname, search, hash }), [pathname, search, hash]);
  const [isForcedOut, forceSignOut] = useReducer(() => true, false);
  // After the render with `isForcedOut`; otherwise the redirect would contain the current page.
  useEffect(() => void (isForcedOut && session.signOut('adminOnly')), [isForcedOut]);

  if (status === 'signedIn' || status === 'unknown') {
    return <ForceSignOut value={forceSignOut}>{children}</ForceSignOut>;
  }
  return (
    <>
      <Spinner fullPage />
      <Navigate to={paths.login} state={isForcedOut ? undefined : returnTo} replace />
    </>
  );
};
