import type { IncomingMessage } from 'node:http';
import { isFromFuture } from '@dealerkit/domain/site/clocks';
import { email, text } from '@dealerkit/domain/text/textRules';
import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT, type JWTPayload } from 'jose';
import * as v from 'valibot';
import { storableName, textColumns } from '../store/texts.ts';
import { type DemoEnvironment, demoIdentityProblem } from './demo.ts';
import { IdentityUnreachableError } from './IdentityUnreachableError.ts';
import { InvalidTokenError } from './InvalidTokenError.ts';
import { WrongClockError } from './WrongClockError.ts';

/** The user that a verified ID token identifies. */
export interface VerifiedIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  /** When the user signed in at the provider, in seconds since 1970; a refreshed token keeps it. */
  authTime: number;
  /** When the token expires, in seconds since 1970. */
  expiresAt: number;
  name?: string;
}

/** Verifies an ID token of the identity provider. @throws InvalidTokenError, WrongClockError, IdentityUnreachableError */
export type TokenVerifier = (idToken: string) => Promise<VerifiedIdentity>;

/** A TokenVerifier that may also check the request. @throws HttpError 403 */
export type VerifyIdToken = (idToken: string, request: IncomingMessage) => Promise<VerifiedIdentity>;

const googleKeys = new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com');

/** No address that can be registered has white space, or what cannot be seen: it would be folded to the address of another user. */
const isPlain = (address: string) => !/[\s\p{C}\p{Z}]/u.test(address);

const idTokenClaims = v.object({
  sub: v.pipe(text(textColumns.users.uid), v.minLength(1)),
  email: v.pipe(v.string(), v.check(isPlain), email),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.pipe(v.string(), v.transform(storableName))),
  iat: v.number(),
  auth_time: v.number(),
  exp: v.number(),
});

/** Creates a verifier for a real Firebase project, which fetches Google's published keys once and caches them. */
export function createFirebaseVerifier(projectId: string, keysUrl = googleKeys, now = Date.now): TokenVerifier {
  const keys = createRemoteJWKSet(keysUrl);
  return async (idToken) => {
    const verified = jwtVerify(idToken, keys, { ...expectedClaims(projectId, now), algorithms: ['RS256'] });
    const { payload } = await verified.catch(rethrow);
    return identityFrom(payload, now);
  };
}

/** Creates a verifier for the unsigned ID tokens of the Auth emulator. @throws Error where the demo identity must not run */
export function createEmulatorVerifier(environment: DemoEnvironment, now = Date.now): TokenVerifier {
  const reason = demoIdentityProblem(environment);
  if (reason !== undefined) throw new Error(reason);
  return async (idToken) => {
    try {
      return identityFrom(UnsecuredJWT.decode(idToken, expectedClaims(environment.projectId, now)).payload, now);
    } catch (error) {
      return rethrow(error);
    }
  };
}

function expectedClaims(projectId: string, now: () => number) {
  return {
    audience: projectId,
    issuer: `https://securetoken.google.com/${projectId}`,
    requiredClaims: ['sub', 'auth_time', 'iat', 'exp'],
    currentDate: new Date(now()),
  };
}

function identityFrom(payload: JWTPayload, now: () => number): VerifiedIdentity {
  const parsed = v.safeParse(idTokenClaims, payload);
  if (!parsed.success) throw new InvalidTokenError(`claim "${v.getDotPath(parsed.issues[0])}" is missing or malformed`);
  const {
    sub: uid,
    email: address,
    email_verified: emailVerified,
    name,
    iat,
    auth_time: authTime,
    exp: expiresAt,
  } = parsed.output;
  const [latest, time] = [Math.max(iat, authTime), now() / 1000];
  if (isFromFuture(latest, time)) throw new WrongClockError(Math.ceil(latest - time));
  return { uid, email: address, emailVerified, authTime, expiresAt, ...(name !== undefined && { name }) };
}

function rethrow(error: unknown): never {
  if (error instanceof InvalidTokenError || error instanceof WrongClockError) throw error;
  const keysUnavailable = error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid;
  const isInvalid = error instanceof errors.JOSEError && error.code !== errors.JOSEError.code && !keysUnavailable;
  throw isInvalid ? new InvalidTokenError(error.message) : new IdentityUnreachableError(error);
}
