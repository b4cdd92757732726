import { createClient } from '@dealerkit/api-client';
import { accessToken } from '../session/accessToken.js';
import { session } from '../session/session.js';
import { apiHost } from './apiHost.js';
import { withTokenRefresh } from './tokenRefresh.js';

const client = createClient({ host: apiHost, accessToken: accessToken.read });

/** Makes a call with the access token of the session, which is renewed once if the host refuses it (D18). */
export const send = withTokenRefresh(client, {
  renew: async () => session.current().status === 'signedIn' && (await session.load()).renew(),
  signOut: async (reason) => (await session.load()).signOut(reason),
});
