const { VITE_FIREBASE_API_KEY, VITE_FIREBASE_AUTH_DOMAIN, VITE_FIREBASE_PROJECT_ID } = import.meta.env;

/** The dealer's Firebase project; `undefined` means the demo identity on this page's own origin. The build refuses half of one. */
export const firebaseProject = VITE_FIREBASE_API_KEY
  ? { apiKey: VITE_FIREBASE_API_KEY, authDomain: VITE_FIREBASE_AUTH_DOMAIN, projectId: VITE_FIREBASE_PROJECT_ID }
  : undefined;
