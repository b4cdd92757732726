import { join } from 'node:path';

/** The deployed folder, with the `firebase.json` and the built storefront where this file expects it. */
export const site = join(import.meta.dirname, '../../test-results/otherHost');
export const dist = join(site, 'apps/storefront/dist');

/** The name of the API server, which the browser of each worker finds on a port of its own. */
export const apiHost = 'api.surma-parts.test';

/** A dealer with a Firebase project, and with an API server on another origin. */
export const settings = {
  VITE_FIREBASE_API_KEY: 'key-of-surma-parts',
  VITE_FIREBASE_AUTH_DOMAIN: 'surma-parts.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'surma-parts',
  VITE_API_HOST: `http://${apiHost}`,
};
