import { met } from './requirement.ts';

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
