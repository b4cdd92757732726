import { Spinner } from '@dealerkit/ui/elements/Spinner';
import '@dealerkit/ui/elements/Spinner.css';
import { Suspense, useDeferredValue } from 'react';
import type { PropsWithChildren } from 'react';
import { NavigationType, useLocation, useNavigationType, useRoutes } from 'react-router-dom';
import { PasskeyPrompt } from '../passkeys/PasskeyPrompt.js';
import { routes } from '../routing/routes.js';
import { usePageTransition } from '@dealerkit/ui/usePageTransition';
import { Interactive } from './Interactive.js';
import { AppLayout } from './AppLayout.js';
import { AppProviders } from './AppProviders.js';
import type { StartProps } from './AppProviders.js';
import { ErrorState } from '@dealerkit/ui/elements/ErrorState';
import '@dealerkit/ui/elements/ErrorState.css';
import { PageBoundary, PageLoadError } from '@dealerkit/api-client/react';
import { useContent } from '../preferences/language.js';
import { dealer } from '../content/en/dealer.js';
import { reloadIfOutdated } from '../offline/newVersion.js';

/** Shows an error state instead of a page that throws (D22). */
const Boundary = ({ resetKey, children }: PropsWithChildren<{ resetKey: string }>) => (
  <PageBoundary
    resetKey={resetKey}
    // The reload loses nothing, because what was typed is in the drafts.
    onError={(error) => void (error instanceof PageLoadError && reloadIfOutdated())}
    fallback={(error) => (
      <>
        <ErrorState
          kind={error instanceof PageLoadError ? 'offline' : 'unexpected'}
          onRetry={() => location.reload()}
        />
        <Interactive />
      </>
    )}
  >
    {children}
  </PageBoundary>
);

const CurrentPage = () => {
  const requested = useLocation();
  // The old page stays until the code of the next one is loaded.
  const shown = useDeferredValue(requested);
  const page = useRoutes(routes, shown);
  const { name: shop } = useContent('dealer', dealer);
  const navigation = useNavigationType();
  usePageTransition(shown, {
    shop,
    isPop: navigation === NavigationType.Pop,
    isRedirect: navigation === NavigationType.Replace,
  });

  return (
    <AppLayout currentPath={requested.pathname} isPageLoading={requested !== shown}>
      <Boundary resetKey={shown.key}>
        <Suspense fallback={<Spinner fullPage />}>
          {page}
          <Interactive />
        </Suspense>
      </Boundary>
    </AppLayout>
  );
};

/** Everything inside the router. An error outside of a page replaces the layout too. */
export const App = (start: StartProps) => (
  <AppProviders {...start}>
    <Boundary resetKey="layout">
      <CurrentPage />
    </Boundary>
    <PasskeyPrompt />
  </AppProviders>
);
