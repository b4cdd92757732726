import {
  PageBoundary,
  PageLoadError,
  useAccount as useKnownAccount,
  useClearPrivateData,
  useRole,
} from '@dealerkit/api-client/react';
import { returnToState } from '@dealerkit/api-client/session';
import { paths } from '@dealerkit/domain/paths';
import { SiteFrame } from '@dealerkit/ui/blocks/SiteFrame';
import type { SiteFrameProps } from '@dealerkit/ui/blocks/SiteFrame';
import { ErrorState } from '@dealerkit/ui/elements/ErrorState';
import { Spinner } from '@dealerkit/ui/elements/Spinner';
import { usePageTransition } from '@dealerkit/ui/usePageTransition';
import { useUi } from '@dealerkit/ui/UiProvider';
import { Suspense } from 'react';
import { Navigate, NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { dealer } from './content.js';
import { session, useAccount, useSession } from './session.js';

/** Sets the title of the page, and after a navigation the focus and the scroll position, once the page is loaded. */
const AnnouncePage = () => {
  const isPop = useNavigationType() === NavigationType.Pop;
  usePageTransition(useLocation(), { shop: dealer.name, isPop });
  return null;
};

const showError = (error: unknown) => (
  <ErrorState kind={error instanceof PageLoadError ? 'offline' : 'unexpected'} onRetry={() => location.reload()} />
);

/** The header and footer around every page. */
export const Site = ({ mode, onModeChange }: Pick<SiteFrameProps, 'mode' | 'onModeChange'>) => {
  const state = useSession();
  const here = useLocation();
  const { titles } = useUi().texts;
  useClearPrivateData(useKnownAccount(session)?.email);
  return (
    <SiteFrame
      dealer={dealer}
      links={[{ href: paths.allParts, label: titles.allParts }]}
      session={state.status}
      currentPath={here.pathname}
      mode={mode}
      onModeChange={onModeChange}
      onSignOut={session.signOut}
    >
      <PageBoundary resetKey={here.key} fallback={showError}>
        <Suspense fallback={<Spinner fullPage />}>
          <Outlet />
          <AnnouncePage />
        </Suspense>
      </PageBoundary>
    </SiteFrame>
  );
};

export const SignedInOnly = () => {
  const { status } = useSession();
  const here = useLocation();
  if (status === 'unknown') return <Spinner fullPage />;
  return status === 'signedIn' ? <Outlet /> : <Navigate to={paths.login} state={returnToState(here)} replace />;
};

export const AdminOnly = () => {
  const role = useRole(useAccount().email);
  if (role.state === 'loading') return <Spinner fullPage />;
  return role.state === 'ready' && role.data === 'admin' ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
};
