import { createClient } from '@dealerkit/api-client';
import { apiHost } from '../data/apiHost.js';
import { createLiveSession } from './createLiveSession.js';
import { firebaseIdentity } from './firebaseIdentity.js';
import type { IdentityReason } from './identity.js';
import type { LiveSession, SetSessionState } from './sessionState.js';

/** Starts the session with Firebase, and resolves once Firebase knows its user. This module and its imports are one lazy chunk. */
export const startLiveSession = async (setState: SetSessionState, reason?: IdentityReason): Promise<LiveSession> => {
  const client = createClient({ host: apiHost, idToken: () => firebaseIdentity.idToken() });
  const live = createLiveSession({
    identity: firebaseIdentity,
    exchange: async ({ email, name }) => (await client.signIn({ email, username: name })).token,
    setState,
    // oxlint-disable-next-line no-console -- the provider's code is for logs, and not an error of the page
    log: ({ code }) => console.info(`Identity provider: ${code}`),
    reason,
  });
  await firebaseIdentity.ready();
  return live;
};
