import { expect, it } from 'vitest';
import { firebaseReason, isCancelled } from './firebaseReasons.js';

it.each([
  ['auth/wrong-password', 'wrongCredentials'],
  ['auth/invalid-credential', 'wrongCredentials'],
  ['auth/email-already-in-use', 'emailTaken'],
  ['auth/weak-password', 'weakPassword'],
  ['auth/user-disabled', 'accountDisabled'],
  ['auth/network-request-failed', 'offline'],
  ['auth/popup-blocked', 'popupBlocked'],
  ['auth/unauthorized-domain', 'googleUnavailable'],
  ['auth/web-storage-unsupported', 'googleUnavailable'],
  ['auth/some-future-code', 'unknown'],
  ['', 'unknown'],
])('the reason for %s is %s', (code, reason) => expect(firebaseReason(code)).toBe(reason));

it('a window that the user closes is no error', () => {
  expect(isCancelled('auth/popup-closed-by-user')).toBe(true);
  expect(isCancelled('auth/popup-blocked')).toBe(false);
});
