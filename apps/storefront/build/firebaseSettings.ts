const names = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_PROJECT_ID'] as const;

/** Returns an error message if only some settings of a Firebase project are given. */
export const findSettingsError = (environment: Readonly<Record<string, string | undefined>>): string | undefined => {
  const missing = names.filter((name) => !environment[name]);
  if (missing.length === 0 || missing.length === names.length) return undefined;
  return `A Firebase project needs all of ${names.join(', ')}: set ${missing.join(' and ')} too, or none of them for the demo identity.`;
};
