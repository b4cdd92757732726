import { Spinner } from '@dealerkit/ui/Spinner';
import '@dealerkit/ui/Spinner.css';
import { paths } from '@dealerkit/ui/paths';
import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { markHydrated } from '../data/servedAnswers.js';
import type { ServedAnswers } from '../data/servedAnswers.js';
import { routes } from '../routing/routes.js';
import { usePageTransition } from '../routing/usePageTransition.js';
import { AppLayout } from './AppLayout.js';
import { AppProviders } from './AppProviders.js';
import { PageBoundary } from './PageBoundary.js';

/** The location, or that of the offline page until the user goes to another page. */
const useShopLocation = (isOffline: boolean) => {
  const location = useLocation();
  return useMemo(
    () => (isOffline && location.key === 'default' ? { ...location, pathname: paths.offline } : location),
    [isOffline, location],
  );
};

const CurrentPage = ({ isOffline }: { isOffline: boolean }) => {
  const requested = useShopLocation(isOffline);
  // The old page stays until the code of the next one is loaded.
  const shown = useDeferredValue(requested);
  const page = useRoutes(routes, shown);
  usePageTransition(requested, shown);
  // A home page that cannot be loaded, or that is left before it is hydrated, does not say so itself.
  useEffect(() => markHydrated, [requested.key]);

  return (
    <AppLayout currentPath={requested.pathname} isPageLoading={requested !== shown}>
      <PageBoundary resetKey={shown.key}>
        <Suspense fallback={<Spinner fullPage />}>{page}</Suspense>
      </PageBoundary>
    </AppLayout>
  );
};

interface AppProps {
  /** The answers that are in the served page. */
  answers?: ServedAnswers | undefined;
  /** The service worker has answered with the offline page. @default false */
  isOffline?: boolean | undefined;
}

/** Everything inside the router. An error outside of a page replaces the layout too. */
export const App = ({ answers, isOffline = false }: AppProps) => (
  <AppProviders answers={answers}>
    <PageBoundary resetKey="layout">
      <CurrentPage isOffline={isOffline} />
    </PageBoundary>
  </AppProviders>
);
