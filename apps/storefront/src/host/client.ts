import { createSessionClient } from '@dealerkit/api-client';
import { session } from '../session/session.js';
import { host } from './host.js';

/** The client of the host, with the access token of the session, and the dialog for calls that need a passkey. */
export const client = createSessionClient({
  host: host.url,
  ...session.tokens,
  confirmPasskey: () =>
    import('../passkeys/askPasskey.js').then(
      ({ askPasskey }) => askPasskey(),
      () => null,
    ),
});
