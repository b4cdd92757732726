import { createClient } from '@dealerkit/api-client';
import { apiHost } from '../data/apiHost.js';
import { createLiveSession } from './createLiveSession.js';
import type { LiveSession } from './createLiveSession.js';
import { firebaseIdentity } from './firebaseIdentity.js';
import type { TellSession } from './session.js';

/** Starts the session over the real identity provider; this module and all it imports are one lazy chunk. */
export const startLiveSession = (tell: TellSession): LiveSession => {
  const client = createClient({ host: apiHost, idToken: () => firebaseIdentity.idToken() });
  return createLiveSession({
    identity: firebaseIdentity,
    exchange: async ({ email, name }) => (await client.signIn({ email, username: name })).token,
    tell,
    // oxlint-disable-next-line no-console -- the provider's code is kept for logs, and is no error of the page
    log: ({ code }) => console.info(`Identity provider: ${code}`),
  });
};
