import { dealerkitCapabilities } from '@dealerkit/api-client';
import { ClientProvider, lazyPage, preloadLinks } from '@dealerkit/api-client/react';
import { pageAt } from '@dealerkit/domain/paths';
import '@dealerkit/ui/fonts.css';
import '@dealerkit/ui/styles.css';
import { bn } from '@dealerkit/ui/texts/bn';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { type LinkComponent, type Mode, UiProvider } from '@dealerkit/ui/UiProvider';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import './brand.css';
import { client } from './client.js';
import { ownTexts } from './content.js';
import { backend } from './env.js';
import { Home } from './pages/Home.js';
import { session } from './session.js';
import { AdminOnly, Site, SignedInOnly } from './site.js';

const loadDashboard = () => import('./pages/dashboard.js');
const loadAdmin = () => import('./pages/admin.js');

/** The pages that are loaded when a visitor moves to their link, by their names in `paths`. */
const lazyPages = {
  allParts: lazyPage(async () => (await import('./pages/AllParts.js')).AllParts),
  part: lazyPage(async () => (await import('./pages/Part.js')).Part),
  login: lazyPage(async () => (await import('./pages/Login.js')).Login),
  signup: lazyPage(async () => (await import('./pages/Login.js')).Signup),
  purchase: lazyPage(async () => (await import('./pages/Purchase.js')).Purchase),
  dashboard: lazyPage(async () => (await loadDashboard()).Start),
  myOrders: lazyPage(async () => (await loadDashboard()).MyOrders),
  review: lazyPage(async () => (await loadDashboard()).Review),
  myProfile: lazyPage(async () => (await loadDashboard()).MyProfile),
  allUser: lazyPage(async () => (await loadAdmin()).AllUser),
  addProduct: lazyPage(async () => (await loadAdmin()).AddProduct),
  manageProducts: lazyPage(async () => (await loadAdmin()).ManageProducts),
};
const Dashboard = lazyPage(async () => (await loadDashboard()).Dashboard);
const NotFound = lazyPage(async () => (await import('./pages/NotFound.js')).NotFound);

const pagesAt = (pathname: string) => ({
  pages: Object.entries(lazyPages).flatMap(([name, page]) => (name === pageAt(pathname) ? [page] : [])),
});

const texts = ownTexts(bn);

const RouterLink: LinkComponent = ({ href, ...anchor }) => <Link to={href} {...anchor} />;

/** The backend stores the photos of its parts as paths on its own origin. */
const pictureFor = (url: string) => (url.startsWith('/') ? { src: backend + url, width: 800, height: 800 } : undefined);

const App = () => {
  const [mode, setMode] = useState<Mode>('system');
  return (
    <UiProvider
      brand="padma"
      mode={mode}
      texts={texts}
      currency="BDT"
      linkComponent={RouterLink}
      pictureFor={pictureFor}
    >
      <ClientProvider
        client={client}
        capabilities={dealerkitCapabilities}
        errorMessage={(kind) => texts.errors[kind].advice}
        onSuccess={(text, _, options) => showToast({ tone: 'success', text, ...options })}
        onError={(text, _, options) => showToast({ tone: 'danger', text, ...options })}
      >
        <Routes>
          <Route element={<Site mode={mode} onModeChange={setMode} />}>
            <Route path="/" element={<Home />} />
            <Route path="/parts" element={<lazyPages.allParts />} />
            <Route path="/parts/:id" element={<lazyPages.part />} />
            <Route path="/login" element={<lazyPages.login />} />
            <Route path="/signup" element={<lazyPages.signup />} />
            <Route element={<SignedInOnly />}>
              <Route path="/purchase/:id" element={<lazyPages.purchase />} />
              <Route path="/dashboard" element={<Dashboard />}>
                <Route index element={<lazyPages.dashboard />} />
                <Route path="myorders" element={<lazyPages.myOrders />} />
                <Route path="review" element={<lazyPages.review />} />
                <Route path="myprofile" element={<lazyPages.myProfile />} />
                <Route element={<AdminOnly />}>
                  <Route path="alluser" element={<lazyPages.allUser />} />
                  <Route path="addproduct" element={<lazyPages.addProduct />} />
                  <Route path="manageproducts" element={<lazyPages.manageProducts />} />
                </Route>
              </Route>
            </Route>
            <Route path="*" element={<NotFound />} />
          </Route>
        </Routes>
      </ClientProvider>
    </UiProvider>
  );
};

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
preloadLinks({ client, capabilities: dealerkitCapabilities, session, pagesAt });
session.start();
