import { createClient, type Client } from '@dealerkit/api-client';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import { daysIn } from '../src/days.ts';
import { createAccessTokens } from '../src/identity/accessTokens.ts';
import { InvalidTokenError } from '../src/identity/InvalidTokenError.ts';
import type { VerifiedIdentity } from '../src/identity/verifyIdToken.ts';
import { openSqliteStore } from '../src/store/engines/sqlite/openSqliteStore.ts';
import type { Store } from '../src/store/Store.ts';
import { type OnFinished, temporaryFolder } from './temporaryFolder.ts';

export const accessTokens = createAccessTokens(new Uint8Array(32).fill(7));

/** An ID token for the fake verifier of these tests. */
export function idTokenOf(email: string, identity: Partial<VerifiedIdentity> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const verified: VerifiedIdentity = {
    uid: `uid-of-${email}`,
    email,
    emailVerified: true,
    authTime: now,
    expiresAt: now + 3600,
    ...identity,
  };
  return Buffer.from(JSON.stringify(verified)).toString('base64url');
}

async function verifyIdToken(idToken: string): Promise<VerifiedIdentity> {
  try {
    return JSON.parse(Buffer.from(idToken, 'base64url').toString()) as VerifiedIdentity;
  } catch {
    throw new InvalidTokenError('it is not a token of these tests');
  }
}

export interface Backend {
  app: FastifyInstance;
  store: Store;
  /** A client that calls the app without a network, signed in as this user. */
  clientOf: (email?: string) => Promise<Client>;
  /** A client with an access token. */
  clientWith: (token: string) => Client;
  tokenOf: (email: string) => Promise<string>;
}

export const admin = 'admin@dealer.example';

function openOwnStore({ timeZone = 'Asia/Dhaka' }: Partial<AppOptions>, onFinished: OnFinished): Store {
  const store = openSqliteStore(temporaryFolder(onFinished), { dateOf: daysIn(timeZone).dateOf });
  onFinished(() => store.close());
  return store;
}

/** Builds a backend with one configured admin, and with its own embedded database unless it gets a store. It is closed after the test. */
export async function startBackend(
  options: Partial<AppOptions> = {},
  onFinished: OnFinished = onTestFinished,
): Promise<Backend> {
  const { store = openOwnStore(options, onFinished) } = options;
  const app = await buildApp({ accessTokens, verifyIdToken, adminEmails: [admin], ...options, store });
  onFinished(() => app.close());

  const connect = (idToken: string | null, accessToken: () => string | null): Client =>
    createClient({
      host: '/api',
      idToken: () => idToken,
      accessToken,
      fetch: async (url, { method, headers, body }) => {
        const {
          statusCode,
          rawPayload,
          headers: received,
        } = await app.inject({
          method: method as 'GET',
          url,
          headers: Object.fromEntries(new Headers(headers)),
          ...(typeof body === 'string' && { payload: body }),
          ...(body instanceof Blob && { payload: Buffer.from(await body.arrayBuffer()) }),
        });
        const headersOf = Object.entries(received).map(([name, value]): [string, string] => [name, String(value)]);
        return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: headersOf });
      },
    });

  const tokenOf = async (email: string) => {
    const { token } = await connect(idTokenOf(email), () => null).signIn({ email });
    return token;
  };

  return {
    app,
    store,
    tokenOf,
    clientWith: (token) => connect(null, () => token),
    async clientOf(email) {
      const token = email === undefined ? null : await tokenOf(email);
      return connect(email === undefined ? null : idTokenOf(email), () => token);
    },
  };
}
