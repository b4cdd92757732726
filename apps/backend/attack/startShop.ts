import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsecuredJWT } from 'jose';
import { inject } from 'vitest';
import { DEMO_PROJECT_ID } from '../src/identity/demo.ts';
import { seedStore } from '../tests/backendProcess.ts';
import { createSchema } from '../tests/createSchema.ts';
import { endProcess, startServer } from './startServer.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The response to a call: its body as text, and parsed if it is JSON. */
export interface ApiResponse {
  status: number;
  text: string;
  body: Record<string, unknown>;
}

/** The databases that this machine has. */
export const databaseNames = ['SQLite', ...(inject('postgres') === undefined ? [] : ['PostgreSQL'])];

/** Starts a backend with one part, an admin and the user Rahim for all tests of a block; `call` calls it with a token. */
export async function startShop(database: string) {
  const databaseUrl = database === 'SQLite' ? undefined : await createSchema(String(inject('postgres')), randomUUID());
  const dataDir = mkdtempSync(join(tmpdir(), 'dealerkit attack-'));
  await seedStore({ dataDir, databaseUrl }, 100);
  const { child, origin } = await startServer(dataDir, databaseUrl);
  const call = async (token: string, url: string, method: Method = 'GET', body?: object): Promise<ApiResponse> => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${origin}/api${url}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    return { status: response.status, text, body: isJson ? (JSON.parse(text) as ApiResponse['body']) : {} };
  };
  async function end(): Promise<void> {
    await endProcess(child);
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { call, end };
}

export type Shop = Awaited<ReturnType<typeof startShop>>;

/** An ID token of an account whose address is verified or not. */
export function idTokenOf(email: string, claims: { sub: string; email_verified: boolean; name?: string }): string {
  const now = Math.floor(Date.now() / 1000);
  return new UnsecuredJWT({
    email,
    iat: now,
    auth_time: now,
    exp: now + 600,
    aud: DEMO_PROJECT_ID,
    iss: `https://securetoken.google.com/${DEMO_PROJECT_ID}`,
    ...claims,
  }).encode();
}
