import { Spinner } from '@dealerkit/ui/elements/Spinner';
import '@dealerkit/ui/elements/Spinner.css';
import { Suspense, useDeferredValue } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { PageTitle, titleAt } from '../routing/pageRoute.js';
import { PasskeyPrompt } from '../passkeys/PasskeyPrompt.js';
import { routes } from '../routing/routes.js';
import { usePageTransition } from '../routing/usePageTransition.js';
import { Interactive } from './Interactive.js';
import { AppLayout } from './AppLayout.js';
import { AppProviders } from './AppProviders.js';
import type { StartProps } from './AppProviders.js';
import { PageBoundary } from './PageBoundary.js';

const CurrentPage = () => {
  const requested = useLocation();
  // The old page stays until the code of the next one is loaded.
  const shown = useDeferredValue(requested);
  const page = useRoutes(routes, shown);
  usePageTransition(requested, shown);

  return (
    <AppLayout currentPath={requested.pathname} isPageLoading={requested !== shown}>
      <PageTitle value={titleAt(routes, shown.pathname)}>
        <PageBoundary resetKey={shown.key}>
          <Suspense fallback={<Spinner fullPage />}>
            {page}
            <Interactive />
          </Suspense>
        </PageBoundary>
      </PageTitle>
    </AppLayout>
  );
};

/** Everything inside the router. An error outside of a page replaces the layout too. */
export const App = (start: StartProps) => (
  <AppProviders {...start}>
    <PageBoundary resetKey="layout">
      <CurrentPage />
    </PageBoundary>
    <PasskeyPrompt />
  </AppProviders>
);
