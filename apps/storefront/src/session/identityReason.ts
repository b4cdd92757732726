import type { IdentityReason } from './identity.js';

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

/** Returns the reason for an error code of Firebase; `unknown` for a code that is not in the table. */
export const identityReason = (code: string): IdentityReason => reasons.get(code) ?? 'unknown';

const cancelCodes = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'];

/** Whether the user closed Google's pop-up, which is not an error (D20). */
export const isCancelled = (code: string): boolean => cancelCodes.includes(code);
