import { expect, it } from 'vitest';
import { findSettingsError } from './buildSettings.ts';

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'surma.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'surma',
};

it.each([{}, complete, { VITE_FIREBASE_API_KEY: '' }])(
  'accepts all settings of a Firebase project or none (%o)',
  (given) => {
    expect(findSettingsError(given)).toBeUndefined();
  },
);

it('names the missing setting', () => {
  const { VITE_FIREBASE_API_KEY, ...incomplete } = complete;
  expect(VITE_FIREBASE_API_KEY && findSettingsError(incomplete)).toMatch(
    /: set VITE_FIREBASE_API_KEY too, or none of them/,
  );
});

it.each(['0', 'true'])('refuses VITE_API_DEALERKIT=%s', (VITE_API_DEALERKIT) => {
  expect(findSettingsError({ VITE_API_DEALERKIT })).toMatch(/^VITE_API_DEALERKIT must be "1"/);
});
