import { byDesign, met, missing, notApplicable, ofProvider, partly } from './requirement.ts';

/** V6, authentication. */
export const authentication = [
  byDesign(
    'Limits of sign-ins: [decision 9](decisions/0009-backend-limits-privacy-and-cache.md). Passwords are tried at Firebase, which refuses further attempts for a while; see [the threat model](threat-model.md).',
    ['6.1.1', 1, 'Documented defence against tried passwords'],
  ),
  missing(
    'Passwords are compared with no list: neither the form nor Firebase does. A dealer can set the password policy of the Firebase project, which has lengths and characters only.',
    ['6.1.2', 2, 'Documented words that no password may have'],
    ['6.2.4', 1, 'No password of the 3,000 most frequent'],
    ['6.2.11', 2, 'None of the documented words in a password'],
    ['6.2.12', 2, 'No password that was leaked'],
  ),
  byDesign('Two ways, password and Google, end in the same exchange of an ID token: [sign-in](sign-in.md).', [
    '6.1.3',
    2,
    'Documented ways to sign in',
  ]),
  missing(
    'The specification asks for six characters (`credentials.ts`). The password policy of the Firebase project can require more, and the form then says so.',
    ['6.2.1', 1, 'Passwords of at least 8 characters'],
  ),
  partly(
    ['6.2.2', 1, 'Users can change their password'],
    'By the link that Firebase mails, which the login offers; there is no page for a signed-in user.',
    'identity.spec.ts: replaces the old password',
  ),
  missing('The link in a mail is the only way to a new password, so the old one is never asked for.', [
    '6.2.3',
    1,
    'A new password needs the old one',
  ]),
  met(
    ['6.2.5', 1, 'Any characters in a password'],
    'The form has a rule for the length only (`credentials.ts`).',
    'SignupForm.stories.tsx: Invalid',
  ),
  met(
    ['6.2.6', 1, 'Passwords are typed hidden'],
    '`PasswordField.tsx` is hidden until its button is pressed.',
    'PasswordField.stories.tsx: Default',
  ),
  met(
    ['6.2.7', 1, 'Pasting and password managers work'],
    'Fields are plain inputs with `autocomplete`, and the new password stands beside its account.',
    'LoginForm.stories.tsx: Empty',
    'NewPasswordForm.stories.tsx: Empty',
  ),
  byDesign(
    'Form and session pass the text on as it was typed; no field has a maximum length (`session.ts`, `firebase.ts`).',
    ['6.2.9', 2, 'Passwords of 64 characters'],
  ),
  ofProvider(
    'Firebase stores and compares passwords, exactly as they are sent, and lets them never expire.',
    ['6.2.8', 1, 'Passwords are compared as typed'],
    ['6.2.10', 2, 'Passwords do not expire'],
  ),
  met(
    ['6.3.1', 1, 'Defence against tried passwords'],
    'The backend counts sign-ins before it verifies the token (`rateLimit.ts`); Firebase counts passwords.',
    'limits.test.ts: limit the sign-ins of one IP address, and set Retry-After',
    'emulator.test.ts: gives the same response to a wrong password and an unknown address',
  ),
  met(
    ['6.3.2', 1, 'No default accounts'],
    'The accounts of the demo exist only with the demo identity, which starts on this machine only (`demo.ts`).',
    'server.test.ts: has no demo identity and no demo parts with a real Firebase project',
    'config.test.ts: allows the demo identity on this machine only, and not in production',
  ),
  partly(
    ['6.3.3', 2, 'Two factors'],
    'Admins confirm what changes roles, prices, money and settings with a passkey, also to export data ([passkeys](passkeys.md)); customers have one factor, or those of their Google account.',
    'passkeys.test.ts: a confirmation counts for 15 minutes, in its own session only',
    'passkeys.test.ts: an admin without a passkey is asked for none, unless the shop requires it',
    'passkeys.spec.ts: confirms a new price with a passkey once the last confirmation has ended',
  ),
  met(
    ['6.3.4', 2, 'No undocumented way to sign in'],
    'Only `signIn` of the contract issues a token, for a verified ID token.',
    'tokens.test.ts: %s gets %s when signing in',
    'refusals.test.ts: also a sign-in with an access token instead of an ID token',
  ),
  notApplicable('There are no initial passwords and no questions: users choose a password, or sign in with Google.', [
    '6.4.1',
    1,
    'Initial passwords are random and short-lived',
  ]),
  byDesign('There are none.', ['6.4.2', 1, 'No hints and secret questions']),
  met(
    ['6.4.3', 2, 'A safe way to a forgotten password'],
    'A link of Firebase to the mailbox, and the same answer whether the account exists or not (`firebase.ts`).',
    'identity.spec.ts: replaces the old password',
    'identity.spec.ts: does not reveal whether the account exists, and fails without one',
  ),
  met(
    ['6.4.4', 2, 'A lost factor is replaced as it was given'],
    'An admin who has lost all passkeys gets new ones only after a command on the server, which the audit records (`admin.ts`).',
    'adminCommand.test.ts: removes the passkeys of an admin while the shop is running',
  ),
  notApplicable(
    'The second factor is a passkey; there is no code by phone or from a list.',
    ['6.5.1', 2, 'Codes work once'],
    ['6.5.2', 2, 'Codes are stored as hashes'],
    ['6.5.3', 2, 'Codes are random'],
    ['6.5.4', 2, 'Codes are long enough'],
    ['6.5.5', 2, 'Codes end'],
    ['6.6.1', 2, 'Codes by phone only beside better ways'],
    ['6.6.2', 2, 'A code belongs to its request'],
    ['6.6.3', 2, 'Codes cannot be tried'],
  ),
  met(
    ['6.8.1', 2, 'No account of one provider is that of another'],
    'One issuer, and a user is bound to its `sub` (`account.ts`): another account with the address is refused until it is verified.',
    'identity.test.ts: is refused while the address is not verified, and the first account keeps its session',
  ),
  met(
    ['6.8.2', 2, 'Signatures of the provider are always checked'],
    'By `jose` with the published keys of Google (`verifyIdToken.ts`).',
    'verifyIdToken.test.ts: is refused when it was tampered with',
    'verifyIdToken.test.ts: is refused when it is unsigned or signed with the public key as a shared secret',
  ),
  notApplicable('There is no SAML.', ['6.8.3', 2, 'SAML assertions work once']),
  met(
    ['6.8.4', 2, 'What the provider says about the sign-in is checked'],
    'Admins need `email_verified` at each sign-in, and `auth_time` decides after signing out everywhere.',
    'identity.test.ts: needs a verified address for every sign-in, including the first',
    'signOutEverywhere.test.ts: refuses the renewal by an ID token of an earlier sign-in, until the user signs in again',
  ),
].flat();
