import { createClient } from '@dealerkit/api-client';
import { api } from './env.js';
import { accessToken, loadIdentity } from './session.js';

export const client = createClient({
  host: api,
  accessToken: accessToken.read,
  refreshToken: async () => (await loadIdentity()).renewToken(),
  onSessionEnd: async () => (await loadIdentity()).signOut(),
});
