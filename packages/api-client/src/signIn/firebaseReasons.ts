import type { IdentityReason } from './identity.js';

/** The reasons for the error codes of Firebase, without their prefix `auth/`. */
const codes: Partial<Record<IdentityReason, string>> = {
  wrongCredentials: 'invalid-credential invalid-login-credentials wrong-password user-not-found missing-password',
  emailTaken: 'email-already-in-use',
  linkExpired: 'invalid-action-code expired-action-code',
  invalidEmail: 'invalid-email missing-email',
  weakPassword: 'weak-password password-does-not-meet-requirements',
  accountDisabled: 'user-disabled',
  tooManyAttempts: 'too-many-requests quota-exceeded',
  offline: 'network-request-failed timeout',
  popupBlocked: 'popup-blocked',
  otherProvider: 'account-exists-with-different-credential credential-already-in-use',
  methodDisabled: 'operation-not-allowed admin-restricted-operation',
  googleUnavailable:
    'operation-not-supported-in-this-environment unauthorized-domain internal-error web-storage-unsupported',
  emailUnverified: 'unverified-email',
};

/** Returns the reason for an error code of Firebase; `unknown` for a code that is not in the table. */
export const firebaseReason = (code: string): IdentityReason => {
  const reasons = Object.keys(codes) as IdentityReason[];
  return reasons.find((reason) => codes[reason]?.split(' ').some((name) => code === `auth/${name}`)) ?? 'unknown';
};

/** Whether the user closed Google's window, which is not an error. */
export const isCancelled = (code: string): boolean =>
  ['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'].includes(code);
