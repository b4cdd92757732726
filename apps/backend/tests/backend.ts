import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type Client } from '@dealerkit/api-client';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import { createAccessTokens } from '../src/identity/accessTokens.ts';
import { InvalidTokenError } from '../src/identity/InvalidTokenError.ts';
import type { ProvenIdentity } from '../src/identity/verifyIdToken.ts';
import { openSqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/Store.ts';

export const accessTokens = createAccessTokens(new Uint8Array(32).fill(7));

/** An ID token of the provider that these tests stand in for. */
export function idTokenOf(email: string, identity: Partial<ProvenIdentity> = {}): string {
  const proven: ProvenIdentity = { uid: `uid-of-${email}`, email, emailVerified: true, ...identity };
  return Buffer.from(JSON.stringify(proven)).toString('base64url');
}

async function verifyIdToken(idToken: string): Promise<ProvenIdentity> {
  try {
    return JSON.parse(Buffer.from(idToken, 'base64url').toString()) as ProvenIdentity;
  } catch {
    throw new InvalidTokenError('it is not one of the tests');
  }
}

/** A new folder that is gone when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dealerkit-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface Backend {
  app: FastifyInstance;
  store: Store;
  /** A client whose calls go straight to the app, signed in as this person. */
  clientOf: (email?: string) => Promise<Client>;
  tokenOf: (email: string) => Promise<string>;
}

export const admin = 'admin@dealer.example';

/** A backend over a database of its own, with the admin of the configuration. */
export async function startBackend(options: Partial<AppOptions> = {}): Promise<Backend> {
  const store = openSqliteStore(await temporaryFolder());
  const app = await buildApp({ store, accessTokens, verifyIdToken, adminEmails: [admin], ...options });
  onTestFinished(async () => {
    await app.close();
    await store.close();
  });

  const connect = (idToken: string | null, accessToken: () => string | null): Client =>
    createClient({
      host: '/api',
      idToken: () => idToken,
      accessToken,
      fetch: async (url, { method, headers, body }) => {
        const { statusCode, payload } = await app.inject({
          method: method as 'GET',
          url,
          headers: Object.fromEntries(new Headers(headers)),
          ...(typeof body === 'string' && { payload: body }),
        });
        return new Response(payload, { status: statusCode });
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
    async clientOf(email) {
      const token = email === undefined ? null : await tokenOf(email);
      return connect(email === undefined ? null : idTokenOf(email), () => token);
    },
  };
}
