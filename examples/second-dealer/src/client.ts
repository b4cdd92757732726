import { createSessionClient } from '@dealerkit/api-client';
import { api } from './env.js';
import { session } from './session.js';

export const client = createSessionClient({ host: api, ...session.tokens });
