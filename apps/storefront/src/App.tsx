import { RouteProgress } from '@dealerkit/ui/RouteProgress';
import '@dealerkit/ui/RouteProgress.css';
import { SiteFrame } from '@dealerkit/ui/SiteFrame';
import '@dealerkit/ui/SiteFrame.css';
import { Spinner } from '@dealerkit/ui/Spinner';
import '@dealerkit/ui/Spinner.css';
import { UiProvider } from '@dealerkit/ui/UiProvider';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { AppLink } from './AppLink.js';
import { colorMode, useColorMode } from './colorMode.js';
import { dealer, house } from './content/dealer.js';
import { pictureFor } from './content/photo.js';
import { forgetPrivateAnswers } from './data/refresh.js';
import { PageBoundary } from './PageBoundary.js';
import { routes } from './routes.js';
import { session } from './session/session.js';
import { useSession } from './session/useSession.js';
import { useArrival } from './useArrival.js';

const signOut = () => {
  session.load().then(
    (live) => live.signOut(),
    () => undefined,
  );
};

/** Everything between the router and the pages. */
export const App = () => {
  const asked = useLocation();
  // The page stays until the next one has been fetched.
  const shown = useDeferredValue(asked);
  const page = useRoutes(routes, shown);
  const visitor = useSession();
  const mode = useColorMode();
  useArrival(asked, shown);

  const email = visitor.status === 'signedIn' ? visitor.person.email : undefined;
  useEffect(() => () => void (email !== undefined && forgetPrivateAnswers()), [email]);

  return (
    <UiProvider
      {...house}
      // A prerendered page is drawn as `system`, but its colours were set before that and must not be taken back for a frame.
      mode={colorMode.read()}
      linkComponent={AppLink}
      pictureFor={pictureFor}
    >
      <RouteProgress active={asked !== shown} />
      <SiteFrame
        dealer={dealer}
        session={visitor.status === 'failed' ? 'unknown' : visitor.status}
        currentPath={asked.pathname}
        mode={mode}
        onModeChange={colorMode.choose}
        onSignOut={signOut}
      >
        <PageBoundary place={shown.key}>
          <Suspense fallback={<Spinner fillsPage />}>{page}</Suspense>
        </PageBoundary>
      </SiteFrame>
    </UiProvider>
  );
};
