import { met, notApplicable, ofProvider } from './requirement.ts';

/** V10, OAuth and OIDC. The shop is a client of Firebase and accepts its own tokens; it is no authorization server. */
export const oauth = [
  met(
    ['10.1.1', 2, 'Tokens go only where they are needed'],
    'The ID token to the exchange, the access token to protected calls; public reads get none.',
    'client.test.ts: is not sent by public reads, so that they stay cacheable',
    "sessionTabs.test.ts: another user's token is not sent for the user of a tab that has not noticed yet",
  ),
  ofProvider(
    'The script of Firebase makes and checks state, nonce and code verifier of its Google window.',
    ['10.1.2', 2, 'Values of the provider belong to this browser'],
    ['10.2.1', 2, 'No forged start of a sign-in'],
    ['10.5.1', 2, 'ID tokens are not replayed'],
  ),
  notApplicable('Firebase is the only authorization server.', ['10.2.2', 2, 'Servers are not mixed up']),
  met(
    ['10.3.1', 2, 'Access tokens for this service only'],
    '`aud` must be `dealerkit-api` (`accessTokens.ts`).',
    'accessTokens.test.ts: refuse a token with %s',
  ),
  notApplicable('Tokens carry no rights on behalf of others: the role is read from the database.', [
    '10.3.2',
    2,
    'Delegated rights are enforced',
  ]),
  met(
    ['10.3.3', 2, 'Users by a claim that is never given again'],
    'A token counts only if its `sub` is the account of the user (`authenticate.ts`).',
    'identity.test.ts: gets the orders once the address is verified, which ends the sessions of the first account',
    'accessTokens.test.ts: refuse a token with %s',
  ),
  met(
    ['10.3.4', 2, 'The time of the sign-in counts where it matters'],
    '`auth_time` of the token against the time of signing out everywhere.',
    'signOutEverywhere.test.ts: applies to all addresses of the account',
    'identity.test.ts: of before the verification of the address is refused',
  ),
  notApplicable(
    'The project runs no authorization server; that of Firebase is the business of Google.',
    ['10.4.1', 1, 'Exact redirect addresses'],
    ['10.4.2', 1, 'Codes work once'],
    ['10.4.3', 1, 'Codes are short-lived'],
    ['10.4.4', 1, 'Only the grants that are needed'],
    ['10.4.5', 1, 'Refresh tokens are not replayed'],
    ['10.4.6', 2, 'Codes need PKCE'],
    ['10.4.7', 2, 'Clients that register themselves'],
    ['10.4.8', 2, 'Refresh tokens end'],
    ['10.4.9', 2, 'Tokens can be revoked by their user'],
    ['10.4.10', 2, 'Confidential clients prove who they are'],
    ['10.4.11', 2, 'Only the scopes that are needed'],
  ),
  met(
    ['10.5.2', 2, 'Users by the sub of the ID token'],
    'A user is bound to `sub` (`signInOutcome.ts`).',
    'users.ts: binds the user to another account only with a verified address, and records it',
  ),
  met(
    ['10.5.3', 2, 'No other issuer'],
    'Issuer and keys are constants of the project; nothing is discovered.',
    'verifyIdToken.test.ts: is refused when it %s',
  ),
  met(
    ['10.5.4', 2, 'ID tokens for this client only'],
    '`aud` must be the Firebase project.',
    'verifyIdToken.test.ts: is refused when it %s',
  ),
  notApplicable(
    'There is no back-channel logout, and the project is no OpenID provider and asks for no consent.',
    ['10.5.5', 2, 'Logout tokens are checked'],
    ['10.6.1', 2, 'Response modes of a provider'],
    ['10.6.2', 2, 'No forced logout at a provider'],
    ['10.7.1', 2, 'Consent to each request'],
    ['10.7.2', 2, 'Consent is explained'],
    ['10.7.3', 2, 'Consent can be taken back'],
  ),
].flat();
