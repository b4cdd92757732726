/** Whether accounts are those of the demo emulator on this origin. Constant at build time, so each build contains one variant only. */
export const isDemo = !import.meta.env.VITE_FIREBASE_API_KEY;

/** The dealer's Firebase project, or that of the demo. The build fails if only some of the settings are given. */
export const firebaseProject = isDemo
  ? { apiKey: 'demo', projectId: 'demo-dealerkit' }
  : {
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    };
