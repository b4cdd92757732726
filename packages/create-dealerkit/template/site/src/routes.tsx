import { useClearPrivateData, useRole, useSession } from '@dealerkit/api-client/react';
import { returnToState } from '@dealerkit/api-client/session';
import { paths } from '@dealerkit/domain/paths';
import { SiteFrame, type SiteFrameProps } from '@dealerkit/ui/blocks/SiteFrame';
import { Spinner } from '@dealerkit/ui/elements/Spinner';
import { usePageTransition } from '@dealerkit/ui/usePageTransition';
import { useUi } from '@dealerkit/ui/UiProvider';
import { Navigate, NavigationType, Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { useContent } from './content.js';
import { Home } from './pages/Home.js';
import { AllParts, Dashboard, Login, ManageProducts, MyOrders, NotFound, Orders, Part, Purchase, Signup } from './pages/others.js';
import { abilities, session, useAccount } from './session.js';

type FrameProps = Pick<SiteFrameProps, 'mode' | 'onModeChange' | 'otherLanguage' | 'onLanguageChange'>;

/** The header and footer around every page. */
const Site = (frame: FrameProps) => {
  const { dealer } = useContent();
  const here = useLocation();
  const links = [{ href: paths.allParts, label: useUi().texts.titles.allParts }];
  usePageTransition(here, { shop: dealer.name, isPop: useNavigationType() === NavigationType.Pop });
  useClearPrivateData(useAccount().email || undefined);
  return (
    <SiteFrame {...frame} {...{ dealer, links }} session={useSession(session).status} currentPath={here.pathname} onSignOut={session.signOut}>
      <Outlet />
    </SiteFrame>
  );
};

const SignedInOnly = () => {
  const { status } = useSession(session);
  const here = useLocation();
  if (status === 'unknown') return <Spinner fullPage />;
  return status === 'signedIn' ? <Outlet /> : <Navigate to={paths.login} state={returnToState(here)} replace />;
};

const AdminOnly = () => {
  const role = useRole(useAccount().email);
  if (role.state === 'loading') return <Spinner fullPage />;
  return role.state === 'ready' && role.data === 'admin' ? <Outlet /> : <Navigate to={paths.dashboard} replace />;
};

// Your decision: the pages of your shop. @dealerkit/ui/screens has the screens of many more.
export const Pages = (frame: FrameProps) => (
  <Routes>
    <Route element={<Site {...frame} />}>
      <Route path={paths.home} element={<Home />} />
      <Route path={paths.allParts} element={<AllParts />} />
      <Route path="/parts/:id" element={<Part />} />
      <Route path={paths.login} element={<Login />} />
      <Route path={paths.signup} element={<Signup />} />
      <Route element={<SignedInOnly />}>
        <Route path="/purchase/:id" element={<Purchase />} />
        <Route path={paths.dashboard} element={<Dashboard />}>
          <Route index element={<Navigate to={paths.myOrders} replace />} />
          <Route path={paths.myOrders} element={<MyOrders />} />
          <Route element={<AdminOnly />}>
            {abilities.findOrders && <Route path={paths.orders} element={<Orders />} />}
            <Route path={paths.manageProducts} element={<ManageProducts />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
