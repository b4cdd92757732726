import { createSessionClient } from '@dealerkit/api-client';
import { session } from '../session/session.js';
import { host } from './host.js';

let askPasskey: () => Promise<string | null> = async () => null;

/** Sets what asks an admin for a passkey: `main.tsx` does, because the question uses this client itself. */
export const setAskPasskey = (ask: typeof askPasskey): void => {
  askPasskey = ask;
};

/** The client of the host, with the access token of the session. */
export const client = createSessionClient({
  host: host.url,
  ...session.tokens,
  confirmPasskey: async () => askPasskey(),
});
