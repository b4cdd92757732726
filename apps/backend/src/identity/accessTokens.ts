import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { InvalidTokenError } from './InvalidTokenError.ts';

/** The backend's own access tokens: short-lived, and without the role, which is read from the store on each request. */
export interface AccessTokens {
  issue(user: { uid: string; email: string }): Promise<string>;
  /** @throws InvalidTokenError */
  verify(token: string): Promise<{ uid: string; email: string }>;
}

const issuer = 'dealerkit';
const audience = 'dealerkit-api';
const type = 'at+jwt';
const lifetimeSeconds = 3600;

const accessClaims = v.object({ sub: v.pipe(v.string(), v.minLength(1)), email: v.pipe(v.string(), v.minLength(1)) });

/** Creates access tokens (HS256, valid for one hour); the secret has at least 32 bytes, `now` is in milliseconds. */
export function createAccessTokens(secret: Uint8Array, now: () => number = Date.now): AccessTokens {
  return {
    issue({ uid, email }) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT({ email })
        .setProtectedHeader({ alg: 'HS256', typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(uid)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
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
        const { sub: uid, email } = v.parse(accessClaims, payload);
        return { uid, email };
      } catch (error) {
        if (error instanceof errors.JOSEError || v.isValiError(error)) throw new InvalidTokenError(error.message);
        throw error;
      }
    },
  };
}
