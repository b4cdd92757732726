import type { Token } from '@dealerkit/api-client';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../Refusal.ts';
import type { AccessTokens } from '../identity/accessTokens.ts';
import { InvalidTokenError } from '../identity/InvalidTokenError.ts';
import type { ProvenIdentity, VerifyIdToken } from '../identity/verifyIdToken.ts';
import type { Store } from '../store/Store.ts';

/** Somebody with a valid access token; the role is today's, not the token's. */
interface Person {
  email: string;
  admin: boolean;
}

/** Who asks, by the token that the call takes. */
export interface AskerOf {
  none: undefined;
  access: Person;
  identity: ProvenIdentity;
}

/** Finds out who asks. @throws Refusal 401 */
export type Authenticate = { [T in Token]: (request: FastifyRequest) => Promise<AskerOf[T]> };

function bearer(request: FastifyRequest): string {
  const [, token] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token) return token;
  throw new Refusal(401, 'Sign in first.');
}

function refuseInvalid(error: unknown): never {
  throw error instanceof InvalidTokenError ? new Refusal(401, 'Your session has ended. Sign in again.') : error;
}

/** Makes the three ways of finding out who asks. */
export function createAuthenticate(store: Store, tokens: AccessTokens, verifyIdToken: VerifyIdToken): Authenticate {
  return {
    none: async () => undefined,

    async access(request) {
      const { email } = await tokens.verify(bearer(request)).catch(refuseInvalid);
      const user = await store.getUser(email);
      // Signing in again keeps the user anew, for instance after the database was replaced.
      if (!user) throw new Refusal(401, 'Your session has ended. Sign in again.');
      return { email, admin: user.role === 'admin' };
    },

    async identity(request) {
      const proven = await verifyIdToken(bearer(request)).catch(refuseInvalid);
      return { ...proven, email: proven.email.toLowerCase() };
    },
  };
}
