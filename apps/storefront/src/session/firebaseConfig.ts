/** Whether accounts live in the demo identity on this page's own origin; known at build time, so that either way carries nothing of the other. */
export const isDemo = !import.meta.env.VITE_FIREBASE_API_KEY;

/** The dealer's Firebase project; the build refuses half of one. */
export const firebaseProject = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
};
