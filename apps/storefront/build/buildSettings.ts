const firebaseNames = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_PROJECT_ID'] as const;

/** Returns an error message if only some settings of a Firebase project are given, or if another setting of the build is invalid. */
export const findSettingsError = (environment: Readonly<Record<string, string | undefined>>): string | undefined => {
  const { VITE_API_DEALERKIT: isDealerkit } = environment;
  if (isDealerkit && isDealerkit !== '1')
    return 'VITE_API_DEALERKIT must be "1", or be left unset for a host that only answers the documented calls.';
  const missing = firebaseNames.filter((name) => !environment[name]);
  if (missing.length === 0 || missing.length === firebaseNames.length) return undefined;
  return `A Firebase project needs all of ${firebaseNames.join(', ')}: set ${missing.join(' and ')} too, or none of them for the demo identity.`;
};
