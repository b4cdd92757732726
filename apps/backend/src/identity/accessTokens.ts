import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { isFromFuture } from '@dealerkit/domain/site/clocks';
import type { PasskeyProof } from '@dealerkit/domain/account/passkeys';
import { InvalidTokenError } from './InvalidTokenError.ts';

/** The backend's own access tokens: short-lived, and without the role, which is read from the store on each request. */
export interface AccessTokens {
  /** Issues a token that is valid for one hour, but not after `expiresAt` (seconds since 1970). */
  issue(user: TokenUser, expiresAt?: number): Promise<string>;
  /** @throws InvalidTokenError */
  verify(token: string): Promise<VerifiedToken>;
}

/** The user of an access token. */
interface TokenUser {
  /** The user's id at the identity provider. */
  uid: string;
  email: string;
  /** Whether the address was verified when the token was issued. */
  emailVerified: boolean;
  /** When the user signed in at the identity provider, in seconds since 1970. */
  authTime: number;
  /** The confirmation for which the token was issued; it belongs to this token only. */
  proof?: PasskeyProof | undefined;
}

/** What a valid token says; its times are in seconds since 1970. */
export interface VerifiedToken extends TokenUser {
  issuedAt: number;
  expiresAt: number;
}

const issuer = 'dealerkit';
const audience = 'dealerkit-api';
const type = 'at+jwt';
const lifetimeSeconds = 3600;

const accessClaims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  email: v.pipe(v.string(), v.minLength(1)),
  email_verified: v.optional(v.boolean(), false),
  auth_time: v.number(),
  iat: v.number(),
  exp: v.number(),
  passkey: v.optional(v.object({ id: v.string(), at: v.number() })),
});

/** Creates access tokens (HS256, valid for one hour); the secret has at least 32 bytes, `now` is in milliseconds. */
export function createAccessTokens(secret: Uint8Array, now: () => number = Date.now): AccessTokens {
  return {
    issue({ uid, email, emailVerified, authTime, proof }, expiresAt = Infinity) {
      const issuedAt = Math.floor(now() / 1000);
      const passkey = proof && { id: proof.passkey, at: proof.at };
      return new SignJWT({ email, email_verified: emailVerified, auth_time: authTime, ...(passkey && { passkey }) })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(Math.min(issuedAt + lifetimeSeconds, expiresAt))
        .sign(secret);
    },

    async verify(token) {
      const expected = {
        algorithms: ['HS256'],
        typ: type,
        issuer,
        audience,
        requiredClaims: ['exp'],
        currentDate: new Date(now()),
      };
      try {
        const { payload } = await jwtVerify(token, secret, expected);
        const claims = v.parse(accessClaims, payload);
        // It was issued by a clock that was set back since, so that it would be valid for too long.
        if (isFromFuture(claims.iat, now() / 1000)) throw new InvalidTokenError('it is from the future');
        const { sub: uid, email, email_verified: emailVerified, auth_time: authTime, passkey } = claims;
        const proof = passkey && { passkey: passkey.id, at: passkey.at };
        return {
          uid,
          email,
          emailVerified,
          authTime,
          ...(proof && { proof }),
          issuedAt: claims.iat,
          expiresAt: claims.exp,
        };
      } catch (error) {
        if (error instanceof errors.JOSEError || v.isValiError(error)) throw new InvalidTokenError(error.message);
        throw error;
      }
    },
  };
}
