import { createFirebaseProvider } from '@dealerkit/api-client/firebase';
import { api, backend } from './env.js';

/** The demo accounts of the backend. Your own site has the settings of its Firebase project here, and no `emulator`. */
export const provider = createFirebaseProvider({
  host: api,
  project: { apiKey: 'demo', projectId: 'demo-dealerkit' },
  emulator: backend,
});
