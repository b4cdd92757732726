import { Spinner } from '@dealerkit/ui/Spinner';
import '@dealerkit/ui/Spinner.css';
import { Suspense, useDeferredValue } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { House } from './House.js';
import { PageBoundary } from './PageBoundary.js';
import { routes } from './routes.js';
import { Shell } from './Shell.js';
import { useArrival } from './useArrival.js';

const FramedPage = () => {
  const asked = useLocation();
  // The page stays until the next one has been fetched.
  const shown = useDeferredValue(asked);
  const page = useRoutes(routes, shown);
  useArrival(asked, shown);

  return (
    <Shell currentPath={asked.pathname} isWaiting={asked !== shown}>
      <PageBoundary place={shown.key}>
        <Suspense fallback={<Spinner fullPage />}>{page}</Suspense>
      </PageBoundary>
    </Shell>
  );
};

/** Everything between the router and the pages; what goes wrong outside of a page is drawn without the frame. */
export const App = () => (
  <House>
    <PageBoundary place="frame">
      <FramedPage />
    </PageBoundary>
  </House>
);
