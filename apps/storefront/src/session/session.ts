import { createSession } from '@dealerkit/api-client/session';

/** The session of this tab. */
export const session = createSession({ loadProvider: () => import('./provider.js').then(({ provider }) => provider) });
