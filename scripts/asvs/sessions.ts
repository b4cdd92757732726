import { byDesign, met, missing, notApplicable, partly } from './requirement.ts';

/** V7, session management. */
export const sessions = [
  byDesign(
    'Lifetimes, the number of sessions and why: [the threat model](threat-model.md); who keeps what: [sign-in](sign-in.md).',
    ['7.1.1', 2, 'Documented lifetime of sessions'],
    ['7.1.2', 2, 'Documented number of sessions'],
    ['7.1.3', 2, 'Documented sessions of the provider'],
  ),
  met(
    ['7.2.1', 1, 'The server checks tokens'],
    'Each call with a token (`authenticate.ts`).',
    'tokens.test.ts: %s gets %s for the orders of Rahim, and deletes one only if it is valid',
  ),
  met(
    ['7.2.2', 1, 'Sessions have tokens of their own'],
    'A token is issued at each sign-in, for an hour at most (`accessTokens.ts`).',
    'accessTokens.test.ts: expire after one hour',
    'accessTokens.test.ts: expire with the ID token that they were issued for, if that is earlier',
  ),
  notApplicable('Tokens are signed, not looked up.', ['7.2.3', 1, 'Session ids are random']),
  partly(
    ['7.2.4', 1, 'A new token at each sign-in, and the end of the old one'],
    'A new one, yes; an old one is valid until it expires, an hour after it was issued at most, unless the user signs out everywhere.',
    'sessionRenewal.test.ts: stores and resolves to the new token',
  ),
  missing(
    'A session goes on as long as Firebase renews it, also after months without use. A customer who returns twice a year finds the orders without a login; a dealer who wants less has Sign Out Everywhere.',
    ['7.3.1', 2, 'Sessions end without use'],
    ['7.3.2', 2, 'Sessions end after a time'],
  ),
  partly(
    ['7.4.1', 1, 'A session that has ended is refused'],
    'A sign-out removes token and account from all tabs. Somebody who has copied the token can use it until it expires, an hour after it was issued at most; Sign Out Everywhere refuses it at once (`signOutEverywhere`).',
    'guards.spec.ts: signing out removes the token and the account',
    'signOutEverywhere.spec.ts: ends the sign-ins of a customer on all devices at once, who can log in again',
  ),
  met(
    ['7.4.2', 1, 'A blocked account has no session'],
    'Blocking ends all sign-ins with the next call (`authenticate.ts`).',
    'identity.test.ts: refuses the next call and the next sign-in, and unblocking allows a new one',
  ),
  met(
    ['7.4.3', 2, 'Other sessions can be ended after a new password'],
    'Sign Out Everywhere on My Profile; Firebase also refuses to renew older sessions.',
    'signOutEverywhere.spec.ts: ends a session when its token is renewed, which the provider then refuses',
  ),
  met(
    ['7.4.4', 2, 'Every page offers to sign out'],
    'The menu of the account is on every page (`Navbar`).',
    'guards.spec.ts: signing out removes the token and the account',
  ),
  met(
    ['7.4.5', 2, 'Admins can end the sessions of a user'],
    'Sign Out and Block on All Users, and `npm run admin`.',
    'signOutEverywhere.spec.ts: ends the sign-ins of that user only',
    'adminCommand.test.ts: signs a user out everywhere while the shop is running',
  ),
  partly(
    ['7.5.1', 2, 'Sign in again before a change of the account'],
    'Address and password are changed at Firebase only, by a link in a mail. Name, phone and place of the profile need no further sign-in; none of them signs in.',
    'changedAddress.test.ts: keeps its orders, and the tokens for the former address end',
  ),
  partly(
    ['7.5.2', 2, 'Users see and end their sessions'],
    'They can end all of them at once; no list shows them, because the backend stores none.',
    'signOutEverywhere.spec.ts: ends the sign-ins of a customer on all devices at once, who can log in again',
  ),
  met(
    ['7.6.1', 2, 'Sessions end with those of the provider as documented'],
    'A token is renewed only by an ID token of a sign-in that still counts (`account.ts`).',
    'signOutEverywhere.test.ts: refuses the renewal by an ID token of an earlier sign-in, until the user signs in again',
    'accessTokens.test.ts: expire with the ID token that they were issued for, if that is earlier',
  ),
  met(
    ['7.6.2', 2, 'A session begins by an action of the user'],
    'The form or the Google window; a token or a user of Firebase that was left over is removed.',
    'session.spec.ts: a token without a user at the provider is removed',
    "session.test.ts: signs out the provider's user who is left without a token",
  ),
].flat();
