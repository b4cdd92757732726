import { useAccount as useKnownAccount, useClearPrivateData, useRole } from '@dealerkit/api-client/react';
import { returnToState } from '@dealerkit/api-client/session';
import { paths } from '@dealerkit/domain/paths';
import { SiteFrame } from '@dealerkit/ui/blocks/SiteFrame';
import type { SiteFrameProps } from '@dealerkit/ui/blocks/SiteFrame';
import { Spinner } from '@dealerkit/ui/elements/Spinner';
import type { Texts } from '@dealerkit/ui/texts/en';
import { useUi } from '@dealerkit/ui/UiProvider';
import { Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { dealer } from './content.js';
import { session, useAccount, useSession } from './session.js';

const pageTitles: Record<string, keyof Texts['titles']> = {
  [paths.home]: 'home',
  [paths.allParts]: 'allParts',
  [paths.login]: 'login',
  [paths.signup]: 'signup',
  [paths.dashboard]: 'dashboard',
  [paths.myOrders]: 'myOrders',
  [paths.review]: 'review',
  [paths.myProfile]: 'myProfile',
  [paths.allUser]: 'allUser',
  [paths.addProduct]: 'addProduct',
  [paths.manageProducts]: 'manageProducts',
};

/** Sets the title of the page, and focuses its heading after a navigation, so that a screen reader announces it. */
const AnnouncePage = () => {
  const { pathname } = useLocation();
  const { titles } = useUi().texts;
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current !== pathname) document.querySelector<HTMLElement>('h1')?.focus();
    previous.current = pathname;
  }, [pathname]);
  const name = pathname.startsWith('/purchase/') ? 'purchase' : (pageTitles[pathname] ?? 'notFound');
  return <title>{`${titles[name]} | ${dealer.name}`}</title>;
};

/** The header and footer around every page. */
export const Site = ({ mode, onModeChange }: Pick<SiteFrameProps, 'mode' | 'onModeChange'>) => {
  const state = useSession();
  const { titles } = useUi().texts;
  useClearPrivateData(useKnownAccount(session)?.email);
  return (
    <SiteFrame
      dealer={dealer}
      links={[{ href: paths.allParts, label: titles.allParts }]}
      session={state.status}
      currentPath={useLocation().pathname}
      mode={mode}
      onModeChange={onModeChange}
      onSignOut={session.signOut}
    >
      <Suspense fallback={<Spinner fullPage />}>
        <Outlet />
        <AnnouncePage />
      </Suspense>
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
