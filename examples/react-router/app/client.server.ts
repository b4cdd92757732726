import { createClient } from '@dealerkit/api-client';

/** The origin of the backend. */
export const backend = process.env['BACKEND'] ?? 'http://127.0.0.1:4173';

export const client = createClient({ host: `${backend}/api` });
