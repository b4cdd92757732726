import { en } from '@dealerkit/ui/texts/en';
import { describe, expect, it } from 'vitest';
import { identityReason, isCancelled } from './identityReason.js';

/** The codes that Firebase documents for the calls of the shop, by the sentence that the user reads. */
const documented = {
  'Wrong e-mail or password.': [
    'auth/invalid-credential',
    'auth/invalid-login-credentials',
    'auth/wrong-password',
    'auth/user-not-found',
  ],
  'There is already an account with this e-mail. Log in instead.': ['auth/email-already-in-use'],
  'This e-mail address is not valid.': ['auth/invalid-email'],
  'This link has expired or was already used. Request a new one.': [
    'auth/invalid-action-code',
    'auth/expired-action-code',
  ],
  'This password is too weak. Choose a longer one.': ['auth/weak-password', 'auth/password-does-not-meet-requirements'],
  'This account has been disabled. Please contact the shop.': ['auth/user-disabled'],
  'Too many attempts. Wait a few minutes and try again.': ['auth/too-many-requests', 'auth/quota-exceeded'],
  'The sign-in service could not be reached. Check your connection and try again.': [
    'auth/network-request-failed',
    'auth/timeout',
  ],
  'The browser blocked the Google window. Allow pop-ups for this shop and try again.': ['auth/popup-blocked'],
  'This e-mail uses another sign-in method. Log in with e-mail and password.': [
    'auth/account-exists-with-different-credential',
    'auth/credential-already-in-use',
  ],
  'This sign-in method is turned off. Use another one, or contact the shop.': [
    'auth/operation-not-allowed',
    'auth/admin-restricted-operation',
  ],
  'Google sign-in is not available here. Log in with e-mail and password.': [
    'auth/operation-not-supported-in-this-environment',
    'auth/unauthorized-domain',
    'auth/internal-error',
    'auth/web-storage-unsupported',
  ],
};

describe('identityReason', () => {
  it.each(Object.entries(documented).flatMap(([sentence, codes]) => codes.map((code) => [code, sentence])))(
    'turns %s into "%s"',
    (code, sentence) => {
      expect(en.identity[identityReason(code)]).toBe(sentence);
    },
  );

  it('uses every sentence of the texts', () => {
    const expected = Object.keys(documented);
    const {
      unknown,
      tokenRejected,
      emailUnverified,
      emailOfAnotherUser,
      accountBlocked,
      sessionEnded,
      signedOutEverywhere,
      adminOnly,
      ...fromCodes
    } = en.identity;
    expect(new Set(Object.values(fromCodes))).toEqual(new Set(expected));
    const ofTheShop = [
      unknown,
      tokenRejected,
      emailUnverified,
      emailOfAnotherUser,
      accountBlocked,
      sessionEnded,
      signedOutEverywhere,
      adminOnly,
    ];
    expect(new Set(ofTheShop)).toHaveProperty('size', ofTheShop.length);
  });

  it.each(['auth/not-in-the-table', 'toString', '', 'unknown'])('has a sentence for the unknown code %j', (code) => {
    expect(identityReason(code)).toBe('unknown');
  });

  it.each(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled'])(
    'takes %s as cancelled by the user',
    (code) => {
      expect(isCancelled(code)).toBe(true);
    },
  );

  it('does not take a blocked pop-up as cancelled', () => {
    expect(isCancelled('auth/popup-blocked')).toBe(false);
  });
});
