__IMPORTS__
import { createPasskeyPrompt, useAccount as useKnownAccount } from '@dealerkit/api-client/react';
import { createSession } from '@dealerkit/api-client/session';

// Your decision: who signs your customers in. Without a Firebase project these are the demo accounts of the backend.
const { VITE_FIREBASE_API_KEY: apiKey, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID } = import.meta.env;
export const isDemo = apiKey === undefined;
export const host = __HOST__;
const { origin } = new URL(host, location.origin);
const demo = { project: { apiKey: 'demo', projectId: 'demo-dealerkit' }, emulator: origin };
const real = { project: { apiKey, authDomain: VITE_FIREBASE_AUTH_DOMAIN, projectId: VITE_FIREBASE_PROJECT_ID } };

export const capabilities = __ABILITIES__;
export const session = createSession({
  loadProvider: async () =>
    (await import('@dealerkit/api-client/firebase')).createFirebaseProvider({ host, ...(isDemo ? demo : real) }),
});
export const prompt = createPasskeyPrompt();
export const client = __CLIENT__;

/** The account of a page behind the login. */
export const useAccount = () => useKnownAccount(session) ?? { uid: '', email: '', name: '', isVerified: true };
