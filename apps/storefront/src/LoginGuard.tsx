import { ErrorState } from '@dealerkit/ui/ErrorState';
import { paths } from '@dealerkit/ui/paths';
import { Spinner } from '@dealerkit/ui/Spinner';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { remember } from './session/rememberedPage.js';
import { session } from './session/session.js';
import { useSession } from './session/useSession.js';

/** Lets in whoever is signed in, and sends everybody else to the login, from where they come back to this very page. */
export const LoginGuard = ({ children }: { children: ReactNode }) => {
  const { status } = useSession();
  const location = useLocation();
  useEffect(session.wake, []);

  if (status === 'signedIn') return children;
  if (status === 'signedOut') return <Navigate to={paths.login} state={remember(location)} replace />;
  // A script that failed to load stays failed for this visit, so only the whole page can be tried again.
  if (status === 'failed') return <ErrorState kind="offline" onRetry={() => globalThis.location.reload()} />;
  return <Spinner fillsPage />;
};
