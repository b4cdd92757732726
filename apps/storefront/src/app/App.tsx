import { Spinner } from '@dealerkit/ui/elements/Spinner';
import '@dealerkit/ui/elements/Spinner.css';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { markHydrated } from '../data/servedAnswers.js';
import type { ServedAnswers } from '../data/servedAnswers.js';
import { routes } from '../routing/routes.js';
import { usePageTransition } from '../routing/usePageTransition.js';
import { AppLayout } from './AppLayout.js';
import { AppProviders } from './AppProviders.js';
import { PageBoundary } from './PageBoundary.js';

const CurrentPage = () => {
  const requested = useLocation();
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

/** Everything inside the router. An error outside of a page replaces the layout too. */
export const App = ({ answers }: { answers?: ServedAnswers | undefined }) => (
  <AppProviders answers={answers}>
    <PageBoundary resetKey="layout">
      <CurrentPage />
    </PageBoundary>
  </AppProviders>
);
