import type { IdentityReason } from './Identity.js';

const reasons = new Map<string, IdentityReason>([
  ['auth/invalid-credential', 'wrongCredentials'],
  ['auth/invalid-login-credentials', 'wrongCredentials'],
  ['auth/wrong-password', 'wrongCredentials'],
  ['auth/user-not-found', 'wrongCredentials'],
  ['auth/missing-password', 'wrongCredentials'],
  ['auth/email-already-in-use', 'emailTaken'],
  ['auth/invalid-action-code', 'linkExpired'],
  ['auth/expired-action-code', 'linkExpired'],
  ['auth/invalid-email', 'invalidEmail'],
  ['auth/missing-email', 'invalidEmail'],
  ['auth/weak-password', 'weakPassword'],
  ['auth/password-does-not-meet-requirements', 'weakPassword'],
  ['auth/user-disabled', 'accountDisabled'],
  ['auth/too-many-requests', 'tooManyAttempts'],
  ['auth/quota-exceeded', 'tooManyAttempts'],
  ['auth/network-request-failed', 'offline'],
  ['auth/timeout', 'offline'],
  ['auth/popup-blocked', 'popupBlocked'],
  ['auth/account-exists-with-different-credential', 'otherProvider'],
  ['auth/credential-already-in-use', 'otherProvider'],
  ['auth/operation-not-allowed', 'methodDisabled'],
  ['auth/admin-restricted-operation', 'methodDisabled'],
  ['auth/operation-not-supported-in-this-environment', 'googleUnavailable'],
  ['auth/unauthorized-domain', 'googleUnavailable'],
  ['auth/internal-error', 'googleUnavailable'],
  ['auth/web-storage-unsupported', 'googleUnavailable'],
]);

/** The sentence for a code of the identity provider; one that nobody foresaw is `unknown`. */
export const identityReason = (code: string): IdentityReason => reasons.get(code) ?? 'unknown';

const changesOfMind = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/** Whether the person merely closed Google's window, which is no error (D20). */
export const isChangeOfMind = (code: string): boolean => changesOfMind.includes(code);
