import {
  createFirebaseProvider,
  emulatorGoogleWindow,
  googleWindow,
  readEmulatorLinkCode,
} from '@dealerkit/api-client/firebase';
import { host } from '../host/host.js';
import { isDemo } from './demo.js';

/** The dealer's Firebase project, or the emulator on this origin. The build fails if only some of the settings are given. */
export const provider = createFirebaseProvider(
  isDemo
    ? {
        host: host.url,
        project: { apiKey: 'demo', projectId: 'demo-dealerkit' },
        emulator: location.origin,
        google: emulatorGoogleWindow,
        readLinkCode: readEmulatorLinkCode,
      }
    : {
        host: host.url,
        google: googleWindow,
        project: {
          apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
          authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
          projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
        },
      },
);
