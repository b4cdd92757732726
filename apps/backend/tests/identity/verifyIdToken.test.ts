import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PROJECT_ID } from '../../src/identity/demo.ts';
import { IdentityUnreachableError } from '../../src/identity/IdentityUnreachableError.ts';
import { InvalidTokenError } from '../../src/identity/InvalidTokenError.ts';
import { listenLocally } from '../listenLocally.ts';
import { createEmulatorVerifier, createFirebaseVerifier } from '../../src/identity/verifyIdToken.ts';

const now = Date.UTC(2026, 10, 21);
const seconds = now / 1000;
const validClaims = {
  sub: 'u1',
  email: 'a@b.com',
  email_verified: true,
  name: 'A',
  iat: seconds - 10,
  auth_time: seconds - 20,
  exp: seconds + 3590,
};
const identity = {
  uid: 'u1',
  email: 'a@b.com',
  emailVerified: true,
  authTime: validClaims.auth_time,
  expiresAt: validClaims.exp,
  name: 'A',
};

const claimsFor = (projectId: string) => ({
  ...validClaims,
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
});

const badClaims: [string, object][] = [
  ['has expired', { exp: seconds - 1 }],
  ['never expires', { exp: undefined }],
  ['belongs to another project', { aud: 'someone-else' }],
  ['comes from another issuer', { iss: 'https://accounts.google.com' }],
  ['has no subject', { sub: undefined }],
  ['has an empty subject', { sub: '' }],
  ['has a subject of more than 128 characters', { sub: 'x'.repeat(129) }],
  ['lacks its issue time', { iat: undefined }],
  ['lacks the time of the sign-in', { auth_time: undefined }],
  ['lacks an e-mail address', { email: undefined }],
  ['has an e-mail address of more than 320 characters', { email: `${'a'.repeat(320)}@b.com` }],
  ['has an e-mail address with a NUL', { email: 'a\0@b.com' }],
  ['has a subject with a NUL', { sub: 'u\0' }],
];

/** What a token's address may not have around it or in it. */
const invisible = [
  ' ',
  '\t',
  '\n',
  '\r\n',
  '\u0007',
  '\u007f',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u2028',
  '\u3000',
  '\ufeff',
];

describe('an ID token of a Firebase project', async () => {
  const projectId = 'surma-parts';
  const claims = claimsFor(projectId);
  const google = await generateKeyPair('RS256', { extractable: true });
  const forger = await generateKeyPair('RS256');
  let server: Server;
  let keysUrl: URL;

  beforeAll(async () => {
    const keys = JSON.stringify({
      keys: [{ ...(await exportJWK(google.publicKey)), kid: 'k1', use: 'sig' }],
    });
    server = createServer(({ url }, response) => {
      if (url === '/down') response.writeHead(503).end();
      else response.end(url === '/other' ? '{"error":"not here"}' : keys);
    });
    keysUrl = new URL(`http://127.0.0.1:${await listenLocally(server)}`);
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  const sign = (payload: object, { key = google.privateKey, kid = 'k1' } = {}) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  const verify = (token: string) => createFirebaseVerifier(projectId, keysUrl, () => now)(token);

  it('yields the identity of the user', async () => {
    await expect(verify(await sign(claims))).resolves.toEqual(identity);
  });

  it('yields an unverified e-mail address by default', async () => {
    const { name: _name, email_verified: _verified, ...bare } = claims;
    await expect(verify(await sign(bare))).resolves.toEqual({
      uid: 'u1',
      email: 'a@b.com',
      emailVerified: false,
      authTime: validClaims.auth_time,
      expiresAt: validClaims.exp,
    });
  });

  it.each([2, 60])('is accepted when the provider’s clock is %i s ahead', async (lead) => {
    await expect(verify(await sign({ ...claims, iat: seconds + lead, auth_time: seconds + lead }))).resolves.toEqual({
      ...identity,
      authTime: seconds + lead,
    });
  });

  it.each(['iat', 'auth_time'])(
    'shows that the server’s clock is wrong when its %s is more than 60 s ahead',
    async (claim) => {
      const verified = verify(await sign({ ...claims, [claim]: seconds + 61 }));
      await expect(verified).rejects.toMatchObject({ name: 'WrongClockError', secondsBehind: 61 });
      const forged = verify(await sign({ ...claims, [claim]: seconds + 61 }, { key: forger.privateKey }));
      await expect(forged).rejects.toBeInstanceOf(InvalidTokenError);
    },
  );

  it.each(invisible.map((space) => JSON.stringify(space)))(
    'is refused when its e-mail address has %s around it or in it',
    async (space) => {
      const text = String(JSON.parse(space));
      for (const email of [`${text}a@b.com`, `a@b.com${text}`, `a@${text}b.com`]) {
        await expect(verify(await sign({ ...claims, email }))).rejects.toBeInstanceOf(InvalidTokenError);
      }
    },
  );

  it.each([
    ['very long', 'রহিম 🚚'.repeat(2000), `${'রহিম 🚚'.repeat(28)}রহিম`],
    ['cut within a character', `${'a'.repeat(199)}🚚`, 'a'.repeat(199)],
    ['with a NUL and a line break', ' Rahim\0Uddin\n', 'Rahim Uddin'],
    ['with half a character', 'Rahim \ud800', 'Rahim'],
    ['without a visible character', '\0 \u0007', undefined],
  ])('yields a name that can be stored, if the name is %s', async (_why, name, expected) => {
    const { name: found } = await verify(await sign({ ...claims, name }));
    expect(found).toBe(expected);
  });

  it.each(badClaims)('is refused when it %s', async (_what, change) => {
    await expect(verify(await sign({ ...claims, ...change }))).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it('is refused when another key signed it', async () => {
    await expect(verify(await sign(claims, { key: forger.privateKey }))).rejects.toBeInstanceOf(InvalidTokenError);
    await expect(verify(await sign(claims, { key: forger.privateKey, kid: 'k2' }))).rejects.toBeInstanceOf(
      InvalidTokenError,
    );
  });

  it('is refused when it was tampered with', async () => {
    const [head, , signature] = (await sign(claims)).split('.');
    const other = (await sign({ ...claims, email: 'admin@b.com' })).split('.')[1];
    await expect(verify([head, other, signature].join('.'))).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it('is refused when it is unsigned or signed with the public key as a shared secret', async () => {
    await expect(verify(new UnsecuredJWT(claims).encode())).rejects.toBeInstanceOf(InvalidTokenError);
    const shared = new TextEncoder().encode(JSON.stringify(await exportJWK(google.publicKey)));
    const confused = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(shared);
    await expect(verify(confused)).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it('is refused when it is signed with an algorithm that Google does not use', async () => {
    const sameKey = await importJWK(await exportJWK(google.privateKey), 'PS256');
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'PS256', kid: 'k1' }).sign(sameKey);
    await expect(verify(token)).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it.each(['', 'x', 'a.b.c', '..', 'null'])('is refused when it is malformed: "%s"', async (malformed) => {
    await expect(verify(malformed)).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it.each([
    ['cannot be reached', () => 'http://127.0.0.1:1'],
    ['are unavailable', () => `${keysUrl.href}down`],
    ['are malformed', () => `${keysUrl.href}other`],
  ])('causes an IdentityUnreachableError while Google’s keys %s', async (_why, url) => {
    const verifyOffline = createFirebaseVerifier(projectId, new URL(url()), () => now);
    await expect(verifyOffline(await sign(claims))).rejects.toBeInstanceOf(IdentityUnreachableError);
  });
});

describe('an ID token of the emulator', () => {
  const environment = { projectId: DEMO_PROJECT_ID, host: '127.0.0.1', nodeEnv: undefined };
  const claims = claimsFor(DEMO_PROJECT_ID);
  const verify = createEmulatorVerifier(environment, () => now);

  it('yields the identity of the user', async () => {
    await expect(verify(new UnsecuredJWT(claims).encode())).resolves.toEqual(identity);
  });

  it.each(badClaims)('is refused when it %s', async (_what, change) => {
    await expect(verify(new UnsecuredJWT({ ...claims, ...change }).encode())).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it.each([
    ['in production', { nodeEnv: 'production' }, /not for production/],
    ['on a non-loopback address', { host: '0.0.0.0' }, /must stay on this machine/],
    ['with a host that starts like this machine', { host: '127.0.0.1.example.com' }, /must stay on this machine/],
    ['with a host that ends like this machine', { host: 'my-localhost' }, /must stay on this machine/],
    ['for a real project', { projectId: 'surma-parts' }, /must start with "demo-"/],
  ])('is not verified %s', (_where, change, reason) => {
    expect(() => createEmulatorVerifier({ ...environment, ...change })).toThrow(reason);
  });
});
