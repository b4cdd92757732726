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
    'A new one, yes; an old one is valid until its hour ends, unless the user signs out everywhere.',
    'sessionRenewal.test.ts: stores and resolves to the new token',
  ),
  missing(
    'A session goes on as long as Firebase renews it, also after months without use. A customer who returns twice a year finds the orders without a login; a dealer who wants less has Sign Out Everywhere.',
    ['7.3.1', 2, 'Sessions end without use'],
    ['7.3.2', 2, 'Sessions end after a time'],
  ),
  partly(
    ['7.4.1', 1, 'A session that has ended is refused'],
    'A sign-out removes token and account from all tabs. Somebody who has copied the token can use it until its hour ends; Sign Out Everywhere refuses it at once (`signOutEverywhere`).',
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

/** V8, authorization. */
export const authorization = [
  byDesign(
    '`policies.ts` is a table of every call with who may make it; the rules are D24 and D56 of the [decisions](decisions/product.md).',
    ['8.1.1', 1, 'Documented rights'],
  ),
  byDesign(
    'Which fields a caller gets: [decision 9](decisions/0009-backend-limits-privacy-and-cache.md), [27](decisions/0027-the-order-desk-and-the-books.md) and [28](decisions/0028-customers-ledgers-and-invoices.md).',
    ['8.1.2', 2, 'Documented rights on fields'],
  ),
  met(
    ['8.2.1', 1, 'Each call needs a right'],
    'A call without a row in `policies.ts` does not compile.',
    'policies.test.ts: %s answers a visitor, the owner, another user and an admin with their statuses',
  ),
  met(
    ['8.2.2', 1, 'Each row needs a right'],
    'A call about a row names its owner (`authorize.ts`), and lists are read with `ownRows`.',
    'ownership.test.ts: is hidden from an account until the address is verified, except what the account placed (D56)',
    'accounts.test.ts: an account with the address of a customer sees and deletes nothing of the customer',
  ),
  met(
    ['8.2.3', 2, 'Each field needs a right'],
    'Admins get more fields than customers, from their own queries.',
    'orderDesk.test.ts: gives the customer of an order to admins only, and the orders of another one to no other user',
    'orderStatus.ts: shows a customer no address of an admin, and an admin who set each status',
  ),
  met(
    ['8.3.1', 1, 'Rights are checked on the server'],
    'The guards of the pages only choose what is shown.',
    'policies.test.ts: %s answers a visitor, the owner, another user and an admin with their statuses',
    'identity.test.ts: an admin who is removed by another admin loses the role at once',
  ),
  notApplicable('A backend serves one dealer.', ['8.4.1', 2, 'Tenants are separated']),
].flat();

/** V9, self-contained tokens. */
export const tokens = [
  met(
    ['9.1.1', 1, 'The signature is checked first'],
    '`jose` verifies before claims are read (`accessTokens.ts`, `verifyIdToken.ts`).',
    'accessTokens.test.ts: refuse a token whose e-mail was changed after signing',
    'verifyIdToken.test.ts: is refused when it was tampered with',
  ),
  met(
    ['9.1.2', 1, 'Algorithms from a list, without none'],
    'HS256 for our tokens, RS256 for those of Google.',
    'verifyIdToken.test.ts: is refused when it is signed with an algorithm that Google does not use',
    'tokens.test.ts: %s gets %s for the orders of Rahim, and deletes one only if it is valid',
  ),
  met(
    ['9.1.3', 1, 'Keys from a known place'],
    'The address of the keys of Google is a constant; headers of a token name none.',
    'verifyIdToken.test.ts: is refused when another key signed it',
  ),
  met(
    ['9.2.1', 1, 'Only within its time'],
    '`exp` is required, and times in the future are refused.',
    'accessTokens.test.ts: expire after one hour',
    'verifyIdToken.test.ts: is refused when it %s',
  ),
  met(
    ['9.2.2', 2, 'Only for its purpose'],
    'Our tokens have the type `at+jwt`; each call says which token it takes.',
    'accessTokens.test.ts: refuse a token with %s',
    'refusals.test.ts: also a sign-in with an access token instead of an ID token',
  ),
  met(
    ['9.2.3', 2, 'Only for this service'],
    '`aud` and `iss` must be ours, or those of the project.',
    'accessTokens.test.ts: refuse a token with %s',
    'verifyIdToken.test.ts: is refused when it %s',
  ),
  met(
    ['9.2.4', 2, 'A key for several services needs an audience'],
    'Every token has the audience `dealerkit-api`, and each shop a secret of its own.',
    'accessTokens.test.ts: refuse a token with %s',
  ),
].flat();
