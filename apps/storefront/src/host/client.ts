import { createSessionClient } from '@dealerkit/api-client';
import { createPasskeyPrompt } from '@dealerkit/api-client/react';
import { session } from '../session/session.js';
import { host } from './host.js';

/** Asks an admin for a passkey, by the component `PasskeyPrompt`. */
export const passkeyPrompt = createPasskeyPrompt();

/** The client of the host, with the access token of the session. */
export const client = host.complete(
  createSessionClient({ host: host.url, ...session.tokens, confirmPasskey: passkeyPrompt.confirmPasskey }),
);
