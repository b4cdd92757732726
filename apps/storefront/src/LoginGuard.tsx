import { ErrorState } from '@dealerkit/ui/ErrorState';
import '@dealerkit/ui/ErrorState.css';
import { paths } from '@dealerkit/ui/paths';
import { Spinner } from '@dealerkit/ui/Spinner';
import '@dealerkit/ui/Spinner.css';
import { createContext, useContext, useEffect, useMemo, useReducer } from 'react';
import type { PropsWithChildren } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { remember } from './session/rememberedPage.js';
import { session } from './session/session.js';
import { useSession } from './session/useSession.js';

const TurnAway = createContext(session.signOut);

/** Signs out whoever comes to stand here, and has the login guard around it forget the page (D16). */
export const TurnedAway = () => {
  const turnAway = useContext(TurnAway);
  useEffect(() => turnAway(), [turnAway]);
  return <Spinner fullPage />;
};

/** Lets in whoever is signed in, and sends everybody else to the login, from where they come back to this very page. */
export const LoginGuard = ({ children }: PropsWithChildren) => {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  // The same object as long as the page is the same, since each new one would be a new way to the login.
  const remembered = useMemo(() => remember({ pathname, search, hash }), [pathname, search, hash]);
  const [isTurnedAway, turnAway] = useReducer(() => true, false);
  useEffect(() => session.wake(), []);
  // Not before it has been drawn: the page would be remembered after all.
  useEffect(() => void (isTurnedAway && session.signOut()), [isTurnedAway]);

  if (status === 'signedIn') return <TurnAway value={turnAway}>{children}</TurnAway>;
  // A script that failed to load stays failed for this visit, so only the whole page can be tried again.
  if (status === 'failed') return <ErrorState kind="offline" onRetry={() => location.reload()} />;
  return (
    <>
      <Spinner fullPage />
      {status === 'signedOut' && <Navigate to={paths.login} state={isTurnedAway ? undefined : remembered} replace />}
    </>
  );
};
