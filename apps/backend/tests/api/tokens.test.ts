import { createServer } from 'node:http';
import { base64url, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAccessTokens } from '../../src/identity/accessTokens.ts';
import { listenLocally } from '../listenLocally.ts';
import { createFirebaseVerifier } from '../../src/identity/verifyIdToken.ts';
import { admin, startBackend } from '../startBackend.ts';
import { disc, identityOf, karim, order, rahim } from '../fixtures.ts';
import { snapshot } from '../snapshot.ts';

const project = 'surma-parts';
const secret = new Uint8Array(32).fill(7);
const otherSecret = new Uint8Array(32).fill(8);
const [google, forger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
const now = Math.floor(Date.now() / 1000);

/** Starts a backend for a real Firebase project with keys of the test, and an order of Rahim. */
async function startShop() {
  const key = { ...(await exportJWK(google.publicKey)), kid: 'k1', use: 'sig' };
  const keys = createServer((_, response) => response.end(JSON.stringify({ keys: [key] })));
  const url = new URL(`http://127.0.0.1:${await listenLocally(keys)}`);
  onTestFinished(() => void keys.close());
  const verifyIdToken = createFirebaseVerifier(project, url);
  const backend = await startBackend({ verifyIdToken, accessTokens: createAccessTokens(secret) });
  await backend.store.addPart(disc);
  for (const email of [rahim, karim]) await backend.store.signIn(identityOf(email));
  await backend.store.signIn(identityOf(admin, { admin: true }));
  await backend.store.placeOrder(order);
  return backend;
}

/** A Google ID token for Rahim with some claims changed. */
function idToken(change: object = {}, key = google.privateKey): Promise<string> {
  return new SignJWT({ ...idClaims, ...change }).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key);
}

const idClaims = {
  sub: identityOf(rahim).uid,
  email: rahim,
  email_verified: true,
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  iat: now - 10,
  auth_time: now - 20,
  exp: now + 3590,
};

/** A dealerkit access token for Rahim with some claims changed. */
function accessToken(change: object = {}, key = secret): Promise<string> {
  return new SignJWT({ ...accessClaims, ...change }).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key);
}

const accessClaims = {
  sub: identityOf(rahim).uid,
  email: rahim,
  email_verified: true,
  auth_time: now - 20,
  iss: 'dealerkit',
  aud: 'dealerkit-api',
  iat: now - 10,
  exp: now + 3590,
};

/** A token whose claims were replaced after it was signed. */
async function tampered(token: Promise<string>, claims: object): Promise<string> {
  const [head, , signature] = (await token).split('.');
  return [head, base64url.encode(JSON.stringify(claims)), signature].join('.');
}

/** A token without a signature. */
function unsigned(claims: object, alg: string): string {
  const head = base64url.encode(JSON.stringify({ alg, typ: 'at+jwt', kid: 'k1' }));
  return `${head}.${base64url.encode(JSON.stringify(claims))}.`;
}

type Row = [what: string, status: number, token: () => string | Promise<string>];

const another = { email: admin, sub: identityOf(admin).uid };

describe('an ID token', () => {
  test.each<Row>([
    ['that is valid', 200, () => idToken()],
    ['of another user', 403, () => idToken({ sub: identityOf(karim).uid, email: karim })],
    ['that has expired', 401, () => idToken({ exp: now - 1 })],
    ['of another project', 401, () => idToken({ aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['forged with another key', 401, () => idToken({}, forger.privateKey)],
    ['whose claims were replaced', 401, () => tampered(idToken(), { ...idClaims, ...another })],
    ['without a signature', 401, () => new UnsecuredJWT(idClaims).encode()],
    ['of alg: none', 401, () => unsigned(idClaims, 'none')],
    ['of alg: NONE', 401, () => unsigned(idClaims, 'NONE')],
    ['that is a dealerkit access token', 401, () => accessToken()],
  ])('%s gets %s when signing in', async (_what, status, token) => {
    const { app, store } = await startShop();
    const before = await snapshot(store);
    const headers = { authorization: `Bearer ${await token()}` };
    const sent = { method: 'PUT', url: `/api/user/${rahim}`, headers, payload: { email: rahim } } as const;
    const response = await app.inject(sent);
    expect(response.statusCode).toBe(status);
    expect(response.body.includes('"token"')).toBe(status === 200);
    expect(await snapshot(store)).toEqual(before);
  });
});

describe('an access token', () => {
  test.each<Row>([
    ['that is valid', 200, () => accessToken()],
    ['of another user', 403, () => accessToken({ sub: identityOf(karim).uid, email: karim })],
    ['that has expired', 401, () => accessToken({ exp: now - 1 })],
    ['of another shop', 401, () => accessToken({ aud: 'another-api' })],
    ['of another issuer', 401, () => accessToken({ iss: 'other' })],
    ['forged with another secret', 401, () => accessToken({}, otherSecret)],
    ['whose claims were replaced', 401, () => tampered(accessToken(), { ...accessClaims, ...another })],
    ['without a signature', 401, () => new UnsecuredJWT(accessClaims).encode()],
    ['of alg: none', 401, () => unsigned(accessClaims, 'none')],
    ['of alg: NONE', 401, () => unsigned(accessClaims, 'NONE')],
    ["that is the provider's ID token", 401, () => idToken()],
  ])('%s gets %s for the orders of Rahim, and deletes one only if it is valid', async (_what, status, token) => {
    const { app, store } = await startShop();
    const before = await snapshot(store);
    const [placed] = (await store.listOrders(rahim)).rows;
    const headers = { authorization: `Bearer ${await token()}` };
    expect((await app.inject({ url: `/api/userOrders?email=${rahim}`, headers })).statusCode).toBe(status);
    const deleted = await app.inject({ method: 'DELETE', url: `/api/myorders/${placed?._id}`, headers });
    expect(deleted.statusCode).toBe(status);
    const { orders } = await snapshot(store);
    expect(orders).toEqual(status === 200 ? [[], [], []] : before.orders);
  });
});
