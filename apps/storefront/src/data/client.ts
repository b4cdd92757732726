import { createClient } from '@dealerkit/api-client';
import { accessToken } from '../session/accessToken.js';
import { session } from '../session/session.js';
import { apiHost } from './apiHost.js';
import { healing } from './healing.js';

const client = createClient({ host: apiHost, accessToken: accessToken.read });

/** Makes a call as whoever is signed in; a refused token is renewed once (D18). Rejects as the client does. */
export const send = healing(client, {
  renew: async () => session.current().status === 'signedIn' && (await session.load()).renew(),
  signOut: async () => (await session.load()).signOut(),
});
