import { describe, expect, test } from 'vitest';
import type { Account } from './account.ts';
import { formerEmail, signInOutcome } from './signInOutcome.ts';

const email = 'rahim@example.com';
const identity = { uid: 'rahim', email, emailVerified: true, authTime: 1000, admin: false };
const unverified = { ...identity, emailVerified: false };
const account: Account = {
  uid: 'rahim',
  email,
  role: null,
  emailVerified: true,
  blocked: false,
  tokensValidFrom: 0,
};
const ofAnother: Account = { ...account, uid: 'another' };
const former: Account = { ...account, email: 'old@example.com' };
/** An address that the account has never proved to own. */
const squatted: Account = { ...former, emailVerified: false };
const unverifiedAnother: Account = { ...ofAnother, emailVerified: false };
/** A row that no account has placed. */
const unbound: Account = { ...account, uid: null };

describe('a sign-in', () => {
  test.each([
    ['with a new address', identity, [], 'signed in'],
    ['with a new, unverified address', unverified, [], 'signed in'],
    ['with a new, unverified address of a configured admin', { ...unverified, admin: true }, [], 'unverified'],
    ['of the same account', unverified, [account], 'signed in'],
    ['of an admin without a verified address', unverified, [{ ...account, role: 'admin' }], 'unverified'],
    ['of another account', identity, [ofAnother], 'signed in'],
    ['of another account without a verified address', unverified, [ofAnother], 'unverified'],
    ['to a row without an account', identity, [unbound], 'signed in'],
    ['to a row without an account, without a verified address', unverified, [unbound], 'unverified'],
    ['to the row of an admin without an account', unverified, [{ ...unbound, role: 'admin' }], 'unverified'],
    ['to the row of an admin, with a verified address', identity, [{ ...unbound, role: 'admin' }], 'signed in'],
    [
      'of the second in which all sign-ins have ended',
      identity,
      [{ ...account, tokensValidFrom: 1001 }],
      'session ended',
    ],
    ['of the next second', identity, [{ ...account, tokensValidFrom: 1000 }], 'signed in'],
    ['of an account whose other address has ended', identity, [{ ...former, tokensValidFrom: 1001 }], 'session ended'],
    ['of a blocked user', identity, [{ ...account, blocked: true }], 'blocked'],
    ['of another account to a blocked user', identity, [{ ...ofAnother, blocked: true }], 'blocked'],
    ['of a blocked user with a new address', identity, [{ ...former, blocked: true }], 'blocked'],
    ['of a known account with a new address', identity, [former], 'signed in'],
    ['of a known account with a new, unverified address', unverified, [former], 'unverified'],
    ['of an account whose former address was not verified', unverified, [squatted], 'signed in'],
    ['of a known account with the address of another', identity, [former, ofAnother], 'address taken'],
    ['of a known account with the unverified address of another', identity, [former, unverifiedAnother], 'signed in'],
    ['of an unverified account with the address of another', identity, [squatted, ofAnother], 'signed in'],
    ['of a known account with two addresses', identity, [former, account], 'signed in'],
  ] as const)('%s', (_what, signIn, rows, outcome) => {
    expect(signInOutcome(signIn, rows)).toBe(outcome);
  });

  test('needs no verified address in the demo, unless the user is blocked', () => {
    const signIn = { ...unverified, admin: true, acceptsUnverified: true };
    expect(signInOutcome(signIn, [{ ...ofAnother, role: 'admin' }])).toBe('signed in');
    expect(signInOutcome(signIn, [{ ...account, blocked: true }])).toBe('blocked');
  });
});

describe('the former address of an account', () => {
  test.each([
    ['is the stored one if the new one is unknown', [former], 'old@example.com'],
    ['is not an address that was never verified', [squatted], undefined],
    ['is not the address of another account', [{ ...former, uid: 'another' }], undefined],
    ['is none if the new one is stored too', [former, account], undefined],
    ['is none for a new account', [], undefined],
  ])('%s', (_what, rows, expected) => {
    expect(formerEmail(identity, rows)).toBe(expected);
  });
});
