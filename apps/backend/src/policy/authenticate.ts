import type { Issue, Token } from '@dealerkit/api-client';
import type { FastifyRequest } from 'fastify';
import { HttpError } from '../http/HttpError.ts';
import type { AccessTokens, VerifiedToken } from '../identity/accessTokens.ts';
import { foldEmail } from '@dealerkit/domain/text/foldEmail';
import { InvalidTokenError } from '../identity/InvalidTokenError.ts';
import { WrongClockError } from '../identity/WrongClockError.ts';
import type { VerifiedIdentity, VerifyIdToken } from '../identity/verifyIdToken.ts';
import { hasEnded } from '../store/account.ts';
import type { Store } from '../store/Store.ts';

/** A user with a valid access token; the role comes from the store, not from the token. */
export interface SignedInUser {
  uid: string;
  email: string;
  /** Always true in the demo, which accepts unverified addresses. */
  emailVerified: boolean;
  admin: boolean;
  /** What the access token of the call says. */
  token: VerifiedToken;
}

/** The caller, by the kind of token that the call takes. */
export interface CallerOf {
  none: undefined;
  access: SignedInUser;
  identity: VerifiedIdentity;
}

/** Identifies the caller. @throws HttpError 401, or 403 if the caller is blocked */
export type Authenticate = { [T in Token]: (request: FastifyRequest) => Promise<CallerOf[T]> };

function bearer(request: FastifyRequest): string {
  const [, token] = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '') ?? [];
  if (token) return token;
  throw new HttpError(401, 'Sign in first.');
}

/** The error for a token with which nothing can be done but to renew it. */
export const sessionEnded = (issues: Issue[] = []) =>
  new HttpError(401, 'Your session has ended. Sign in again.', issues);

/** The error for a sign-in from before all sign-ins of the user were ended. */
export const signedOut = () => sessionEnded([{ path: 'account', message: 'was signed out' }]);

/** The error for every call of a blocked user. */
export const blockedAccount = () =>
  new HttpError(403, 'This account is blocked. Contact the shop.', [{ path: 'account', message: 'is blocked' }]);

function onInvalidToken(error: unknown): never {
  throw error instanceof InvalidTokenError ? sessionEnded() : error;
}

interface AuthenticateOptions {
  store: Store;
  accessTokens: AccessTokens;
  verifyIdToken: VerifyIdToken;
  demo: boolean;
  /** Called with the seconds that the server's clock is behind, if an ID token shows it. */
  onClockBehind: (seconds: number) => void;
}

/** Creates the three functions that identify a caller. */
export function createAuthenticate({
  store,
  accessTokens,
  verifyIdToken,
  demo,
  onClockBehind,
}: AuthenticateOptions): Authenticate {
  function onRefusedIdentity(error: unknown): never {
    if (error instanceof WrongClockError) onClockBehind(error.secondsBehind);
    return onInvalidToken(error);
  }

  return {
    none: async () => undefined,

    async access(request) {
      const token = await accessTokens.verify(bearer(request)).catch(onInvalidToken);
      const { uid, email, emailVerified, authTime } = token;
      const account = await store.getAccount(email);
      // Signing in again stores the user, for instance after the database was replaced.
      if (account?.uid !== uid) throw sessionEnded();
      // The token may belong to a person who registered the address before its owner verified it.
      if (account.emailVerified && !emailVerified) throw sessionEnded();
      if (account.blocked) throw blockedAccount();
      if (hasEnded(authTime, account)) throw signedOut();
      return { uid, email, emailVerified: demo || account.emailVerified, admin: account.role === 'admin', token };
    },

    async identity(request) {
      const identity = await verifyIdToken(bearer(request), request.raw).catch(onRefusedIdentity);
      return { ...identity, email: foldEmail(identity.email) };
    },
  };
}
