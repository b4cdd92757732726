import { createSessionClient, isBlocked } from '@dealerkit/api-client';
import { api } from './env.js';
import { accessToken, loadIdentity } from './session.js';

export const client = createSessionClient({
  host: api,
  accessToken: accessToken.read,
  refreshToken: async () => (await loadIdentity()).renewToken(),
  onSessionEnd: async (error) =>
    (await loadIdentity()).endSession(isBlocked(error) ? 'accountBlocked' : 'sessionEnded'),
});
