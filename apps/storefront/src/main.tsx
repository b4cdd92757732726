import '@dealerkit/ui/fonts.css';
import '@dealerkit/ui/theme.css';
import { paths } from '@dealerkit/domain/paths';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router-dom';
import { followTranslation, preloadLinks } from '@dealerkit/api-client/react';
import { App } from './app/App.js';
import { RESPONSES_ID } from './document/assets.js';
import { client } from './host/client.js';
import { host } from './host/host.js';
import { startServiceWorker } from './offline/registerServiceWorker.js';
import { watchOfflineQueue } from './offline/watchOfflineQueue.js';
import { documentLanguage, readLanguage, startLanguage } from './preferences/language.js';
import { pagesAt, preloadPage } from './routing/pageRoute.js';
import { routes } from './routing/routes.js';
import { session } from './session/session.js';

const container = document.getElementById('root') ?? document.body;
const page = container.dataset['page'] ?? '';
const pathname = location.pathname.replace(/(?<=.)\/+$/, '');
/** The service worker answers with this page at the address of any that it cannot load. */
const isOffline = page === paths.offline;
const isPrerendered = isOffline || matchPath(page, pathname) !== null;

/** The responses that our backend has rendered into the document. */
const readResponses = () => {
  const json = document.getElementById(RESPONSES_ID)?.textContent;
  return json ? (JSON.parse(json) as Record<string, unknown>) : undefined;
};

const loadApp = async () => {
  if (isOffline) return import('./offline/OfflineApp.js').then((module) => module.OfflineApp);
  // Hydration needs the code of the page. If that cannot be loaded, `PageBoundary` shows the error.
  await preloadPage(routes, pathname).catch(() => undefined);
  return App;
};

const start = async () => {
  followTranslation();
  const [Root] = await Promise.all([loadApp(), startLanguage()]);
  const app = (
    <StrictMode>
      {/* Without transitions of the router: `App` defers the page itself, and so can show that it is loading. */}
      <BrowserRouter useTransitions={false}>
        <Root language={readLanguage()} fallback={readResponses()} />
      </BrowserRouter>
    </StrictMode>
  );
  if (isPrerendered && readLanguage().code === documentLanguage()) {
    // In a transition React hydrates in small tasks, between which the page answers.
    startTransition(() => void hydrateRoot(container, app));
  } else createRoot(container).render(app);
  preloadLinks({ client, capabilities: host.can, session, pagesAt: (path) => pagesAt(routes, path) });
  session.start();
};

/** Starts what no page waits for: the service worker, what sends the offline queue, and the question whether an address is verified. */
const loadBackgroundTasks = () =>
  (globalThis.requestIdleCallback ?? setTimeout)(() => {
    startServiceWorker();
    watchOfflineQueue();
    session.checkVerification();
  });

/** The script starts after the first frame, when the page may be complete. */
const startBackgroundTasks = () => {
  if (document.readyState === 'complete') loadBackgroundTasks();
  else addEventListener('load', loadBackgroundTasks);
};

// No top-level await: pages import this chunk, and would wait for it while it waits for them.
// The offline page is reloaded with the connection, and an order that it sends at this moment would not be reported.
void start().then(isOffline ? undefined : startBackgroundTasks);
