import { expect, it } from 'vitest';
import { reasonAgainst } from './firebaseEnvironment.ts';

const whole = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'surma.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'surma',
};

it.each([{}, whole, { VITE_FIREBASE_API_KEY: '' }])(
  'builds with all of a Firebase project or none of it (%o)',
  (given) => {
    expect(reasonAgainst(given)).toBeUndefined();
  },
);

it('says in one sentence what half a Firebase project lacks', () => {
  const { VITE_FIREBASE_API_KEY, ...half } = whole;
  expect(VITE_FIREBASE_API_KEY && reasonAgainst(half)).toMatch(/: set VITE_FIREBASE_API_KEY too, or none of them/);
});
