import { dealerkitAbilities } from '@dealerkit/api-client';
import { ClientProvider } from '@dealerkit/api-client/react';
import '@dealerkit/ui/fonts.css';
import '@dealerkit/ui/styles.css';
import { bn } from '@dealerkit/ui/texts/bn';
import { showToast } from '@dealerkit/ui/elements/Toasts';
import { type LinkComponent, type Mode, UiProvider } from '@dealerkit/ui/UiProvider';
import { lazy, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import './brand.css';
import { client } from './client.js';
import { ownTexts } from './content.js';
import { backend } from './env.js';
import { Home } from './pages/Home.js';
import { session } from './session.js';
import { AdminOnly, Site, SignedInOnly } from './site.js';

const AllParts = lazy(async () => ({ default: (await import('./pages/AllParts.js')).AllParts }));
const Login = lazy(async () => ({ default: (await import('./pages/Login.js')).Login }));
const Signup = lazy(async () => ({ default: (await import('./pages/Login.js')).Signup }));
const Purchase = lazy(async () => ({ default: (await import('./pages/Purchase.js')).Purchase }));
const NotFound = lazy(async () => ({ default: (await import('./pages/NotFound.js')).NotFound }));
const loadDashboard = () => import('./pages/dashboard.js');
const Dashboard = lazy(async () => ({ default: (await loadDashboard()).Dashboard }));
const Start = lazy(async () => ({ default: (await loadDashboard()).Start }));
const MyOrders = lazy(async () => ({ default: (await loadDashboard()).MyOrders }));
const Review = lazy(async () => ({ default: (await loadDashboard()).Review }));
const MyProfile = lazy(async () => ({ default: (await loadDashboard()).MyProfile }));
const loadAdmin = () => import('./pages/admin.js');
const AllUser = lazy(async () => ({ default: (await loadAdmin()).AllUser }));
const AddProduct = lazy(async () => ({ default: (await loadAdmin()).AddProduct }));
const ManageProducts = lazy(async () => ({ default: (await loadAdmin()).ManageProducts }));

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
        abilities={dealerkitAbilities}
        errorMessage={(kind) => texts.errors[kind].advice}
        onSuccess={(text, _, options) => showToast({ tone: 'success', text, ...options })}
        onError={(text, _, options) => showToast({ tone: 'danger', text, ...options })}
      >
        <Routes>
          <Route element={<Site mode={mode} onModeChange={setMode} />}>
            <Route path="/" element={<Home />} />
            <Route path="/parts" element={<AllParts />} />
            <Route path="/login" element={<Login />} />
            <Route path="/signup" element={<Signup />} />
            <Route element={<SignedInOnly />}>
              <Route path="/purchase/:id" element={<Purchase />} />
              <Route path="/dashboard" element={<Dashboard />}>
                <Route index element={<Start />} />
                <Route path="myorders" element={<MyOrders />} />
                <Route path="review" element={<Review />} />
                <Route path="myprofile" element={<MyProfile />} />
                <Route element={<AdminOnly />}>
                  <Route path="alluser" element={<AllUser />} />
                  <Route path="addproduct" element={<AddProduct />} />
                  <Route path="manageproducts" element={<ManageProducts />} />
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
session.start();
