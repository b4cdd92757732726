import { preloadLinks } from '@dealerkit/api-client/react';
import { client } from './host/client.js';
import { host } from './host/host.js';
import { startServiceWorker } from './offline/registerServiceWorker.js';
import { watchOfflineQueue } from './offline/watchOfflineQueue.js';
import { pagesAt } from './routing/pageRoute.js';
import { routes } from './routing/routes.js';
import { session } from './session/session.js';

// What no page waits for: the pages behind its links, the service worker, and what sends the offline queue.
preloadLinks({ client, capabilities: host.can, session, pagesAt: (path) => pagesAt(routes, path) });
startServiceWorker();
watchOfflineQueue();
