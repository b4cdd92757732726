import { createSessionClient } from '@dealerkit/api-client';
import { session } from '../session/session.js';
import { host } from './host.js';

/** The client of the host, with the access token of the session. */
export const client = createSessionClient({ host: host.url, ...session.tokens });
