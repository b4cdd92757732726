import { ErrorState } from '@dealerkit/ui/ErrorState';
import '@dealerkit/ui/ErrorState.css';
import { paths } from '@dealerkit/ui/paths';
import { Spinner } from '@dealerkit/ui/Spinner';
import '@dealerkit/ui/Spinner.css';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { remember } from './session/rememberedPage.js';
import { session } from './session/session.js';
import { useSession } from './session/useSession.js';

/** Lets in whoever is signed in, and sends everybody else to the login, from where they come back to this very page. */
export const LoginGuard = ({ children }: { children: ReactNode }) => {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  // The same object as long as the page is the same, since each new one would be a new way to the login.
  const remembered = useMemo(() => remember({ pathname, search, hash }), [pathname, search, hash]);
  useEffect(() => session.wake(), []);

  if (status === 'signedIn') return children;
  // A script that failed to load stays failed for this visit, so only the whole page can be tried again.
  if (status === 'failed') return <ErrorState kind="offline" onRetry={() => location.reload()} />;
  return (
    <>
      <Spinner fillsPage />
      {status === 'signedOut' && <Navigate to={paths.login} state={remembered} replace />}
    </>
  );
};
