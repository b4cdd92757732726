import { lazyPage, useClearPrivateData, useRole, useSession } from '@dealerkit/api-client/react';
import { returnToState } from '@dealerkit/api-client/session';
import { SiteFrame, type SiteFrameProps } from '@dealerkit/ui/blocks/SiteFrame';
import { Spinner } from '@dealerkit/ui/elements/Spinner';
import { usePageTransition } from '@dealerkit/ui/usePageTransition';
import { useUi } from '@dealerkit/ui/UiProvider';
import { Suspense } from 'react';
import { Navigate, NavigationType, Outlet, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { useContent } from './content.js';
import { Home } from './pages/Home.js';
import { pages } from './paths.js';
import { capabilities, session, useAccount } from './session.js';

// Their code loads with the first visit to one of them.
const page = (name: keyof typeof import('./pages/others.js')) => lazyPage(async () => (await import('./pages/others.js'))[name]);
const [AllParts, Part, Purchase, Login, Signup] = [page('AllParts'), page('Part'), page('Purchase'), page('Login'), page('Signup')];
const [Dashboard, MyOrders, NotFound, Orders] = [page('Dashboard'), page('MyOrders'), page('NotFound'), page('Orders')];
const [AddProduct, ManageProducts, Showrooms] = [page('AddProduct'), page('ManageProducts'), page('Showrooms')];

type FrameProps = Pick<SiteFrameProps, 'mode' | 'onModeChange' | 'languages' | 'onLanguageChange'>;

/** The header and footer around every page. */
const Site = (frame: FrameProps) => {
  const { dealer } = useContent();
  const here = useLocation();
  const { titles, footer } = useUi().texts;
  const links = [{ href: pages.allParts, label: titles.allParts }, { href: pages.showrooms, label: footer.showrooms }];
  usePageTransition(here, { shop: dealer.name, isPop: useNavigationType() === NavigationType.Pop });
  useClearPrivateData(useAccount().email || undefined);
  return (
    <SiteFrame {...frame} {...{ dealer, links }} session={useSession(session).status} currentPath={here.pathname} onSignOut={session.signOut}>
      <Suspense fallback={<Spinner fullPage />}><Outlet /></Suspense>
    </SiteFrame>
  );
};

const SignedInOnly = () => {
  const { status } = useSession(session);
  const here = useLocation();
  if (status === 'unknown') return <Spinner fullPage />;
  return status === 'signedIn' ? <Outlet /> : <Navigate to={pages.login} state={returnToState(here)} replace />;
};

const AdminOnly = () => {
  const role = useRole(useAccount().email);
  if (role.state === 'loading') return <Spinner fullPage />;
  return role.state === 'ready' && role.data === 'admin' ? <Outlet /> : <Navigate to={pages.dashboard} replace />;
};

// Your decision: what the pages of src/paths.ts show. @dealerkit/ui/screens has the screens of many more.
export const Pages = (frame: FrameProps) => (
  <Routes>
    <Route element={<Site {...frame} />}>
      <Route path={pages.home} element={<Home />} />
      <Route path={pages.allParts} element={<AllParts />} />
      <Route path={pages.part} element={<Part />} />
      <Route path={pages.showrooms} element={<Showrooms />} />
      <Route path={pages.login} element={<Login />} />
      <Route path={pages.signup} element={<Signup />} />
      <Route element={<SignedInOnly />}>
        <Route path={pages.purchase} element={<Purchase />} />
        <Route path={pages.dashboard} element={<Dashboard />}>
          <Route index element={<Navigate to={pages.myOrders} replace />} />
          <Route path={pages.myOrders} element={<MyOrders />} />
          <Route element={<AdminOnly />}>
            {capabilities.findOrders && <Route path={pages.orders} element={<Orders />} />}
            <Route path={pages.addProduct} element={<AddProduct />} />
            <Route path={pages.manageProducts} element={<ManageProducts />} />
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
