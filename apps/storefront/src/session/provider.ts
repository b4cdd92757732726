import { createFirebaseProvider, googleWindow } from '@dealerkit/api-client/firebase';
import { host } from '../host/host.js';
import { signInWithDemoGoogle } from '../demo/googleWindow.js';
import { isDemo } from '../demo/isDemo.js';
import { readLinkCode } from '../demo/mailbox.js';

/** The dealer's Firebase project, or the emulator on this origin. The build fails if only some of the settings are given. */
export const provider = createFirebaseProvider(
  isDemo
    ? {
        host: host.url,
        project: { apiKey: 'demo', projectId: 'demo-dealerkit' },
        emulator: location.origin,
        google: signInWithDemoGoogle,
        readLinkCode,
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
