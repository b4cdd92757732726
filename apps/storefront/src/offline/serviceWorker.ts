import { showPushMessages, type WorkerScope } from '@dealerkit/api-client/pushMessages';
import { picturesPath } from '@dealerkit/domain/parts/pictureFiles';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';

/** The offline page and its files; set by the build. */
declare const PRECACHE: PrecacheEntry[];
declare const self: WorkerScope & { skipWaiting: () => Promise<void> };

const offlinePage = '/offline';

/** Paths on this origin that are no pages of the shop: calls, the sign-in of Firebase and of the demo, and the stories. */
const otherPaths = [/^\/(api|__|emulator|storybook)(\/|$)/];

/** Limits the number of files of a cache. */
const expireAfter = (maxEntries: number) =>
  // Workbox does not compile its types with exact optional properties.
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

// A new version serves the next page, also while another page is open.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
enableNavigationPreload();
showPushMessages(self, { icon: '/logo/icon-192.png' });

precacheAndRoute(PRECACHE);

// Pages are never cached, so that a deployment is seen at once.
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache(offlinePage) }] }), {
    denylist: otherPaths,
  }),
);

// A file with a hash in its name never changes.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [expireAfter(150)],
  }),
);

/** Uploaded pictures of parts are the only responses below the path of the API that are kept here. */
const isKeptPicture = ({ pathname }: URL) =>
  pathname.startsWith(`${picturesPath}/`) || !otherPaths.some((path) => path.test(pathname));

registerRoute(
  ({ sameOrigin, url, request }) => sameOrigin && request.destination === 'image' && isKeptPicture(url),
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [expireAfter(60)],
  }),
);
