import type { Input } from '@dealerkit/api-client';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { NewPasskey, StoredPasskey } from '../store/passkeys/PasskeyStore.ts';
import type { RelyingParty } from './relyingParty.ts';

/** How long a user may take to use the authenticator, in milliseconds. */
export const ceremonyTime = 5 * 60_000;

/** Ed25519, ECDSA and RSA; to ask whether Node has more makes it print a warning. */
const supportedAlgorithmIDs = [-8, -7, -257];

const descriptorsOf = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map(({ credential, transports }) => ({ id: credential, transports }));

/** A user to whom a passkey is added. */
interface User {
  email: string;
  /** Names the account to the authenticator, without its address. */
  handle: string;
}

/** With what a browser makes a passkey that none of the user's authenticators has yet. */
export const registrationOptions = async (
  party: RelyingParty,
  { email, handle }: User,
  passkeys: readonly StoredPasskey[],
) =>
  generateRegistrationOptions({
    rpID: party.id,
    rpName: party.id,
    userName: email,
    userDisplayName: email,
    userID: new TextEncoder().encode(handle),
    excludeCredentials: descriptorsOf(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs,
    timeout: ceremonyTime,
  });

/** With what a browser confirms one of these passkeys. */
export const assertionOptions = async (party: RelyingParty, passkeys: readonly StoredPasskey[]) =>
  generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: descriptorsOf(passkeys),
    userVerification: 'required',
    timeout: ceremonyTime,
  });

/** The challenge that a browser has signed, before the signature is checked; undefined if there is none. */
export function challengeOf({ response }: Input<'addPasskey' | 'confirmPasskey'>['credential']): string | undefined {
  try {
    const challenge: unknown = decodeClientDataJSON(response.clientDataJSON).challenge;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** The new passkey of a registration; undefined if it is of another site, changed or not verified by the user. */
export async function verifyRegistration(
  { id, origin }: RelyingParty,
  expectedChallenge: string,
  { name, credential }: Input<'addPasskey'>,
): Promise<NewPasskey | undefined> {
  const { transports = [] } = credential.response;
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response: { ...credential.response, transports }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential: made } = verified.registrationInfo;
  const publicKey = base64url(made.publicKey);
  return { name: name.trim(), credential: made.id, publicKey, counter: made.counter, transports };
}

/** The counter of a confirmation with a passkey; undefined if it is of another site, changed or not verified by the user, or its counter is not higher. */
export async function verifyAssertion(
  { id, origin }: RelyingParty,
  expectedChallenge: string,
  credential: Input<'confirmPasskey'>['credential'],
  { credential: credentialId, publicKey, counter }: StoredPasskey,
): Promise<number | undefined> {
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
