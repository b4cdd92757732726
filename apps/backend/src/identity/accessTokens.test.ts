import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import { accessTokenSecret } from './accessTokenSecret.ts';
import { createAccessTokens } from './accessTokens.ts';
import { InvalidTokenError } from './InvalidTokenError.ts';

const secret = new Uint8Array(32).fill(7);
const start = Date.UTC(2026, 10, 21);
const user = { uid: 'u1', email: 'shopper@dealerkit.dev', emailVerified: true, authTime: start / 1000 };
const verified = { ...user, issuedAt: start / 1000, expiresAt: start / 1000 + 3600 };

/** A valid token with some properties changed. */
function token(change: {
  typ?: string;
  iss?: string;
  aud?: string;
  claims?: Record<string, unknown>;
  sub?: string;
  key?: Uint8Array;
  exp?: number | false;
}) {
  const jwt = new SignJWT({ email: user.email, email_verified: true, auth_time: user.authTime, ...change.claims })
    .setProtectedHeader({ alg: 'HS256', typ: change.typ ?? 'at+jwt' })
    .setIssuer(change.iss ?? 'dealerkit')
    .setAudience(change.aud ?? 'dealerkit-api')
    .setIssuedAt(start / 1000);
  if (change.sub !== '') jwt.setSubject(change.sub ?? user.uid);
  if (change.exp !== false) jwt.setExpirationTime(change.exp ?? start / 1000 + 3600);
  return jwt.sign(change.key ?? secret);
}

describe('access tokens', () => {
  const tokens = createAccessTokens(secret, () => start);

  it('identify their user', async () => {
    await expect(tokens.verify(await tokens.issue(user))).resolves.toEqual(verified);
  });

  it('accept the valid token that the refused tokens are derived from', async () => {
    await expect(tokens.verify(await token({}))).resolves.toEqual(verified);
  });

  it('keep the confirmation for which they were issued', async () => {
    const proof = { passkey: 'p1', at: start / 1000 };
    await expect(tokens.verify(await tokens.issue({ ...user, proof }))).resolves.toEqual({ ...verified, proof });
  });

  it('expire after one hour', async () => {
    const issued = await tokens.issue(user);
    const after = (seconds: number) => createAccessTokens(secret, () => start + seconds * 1000).verify(issued);
    await expect(after(3599)).resolves.toEqual(verified);
    await expect(after(3600)).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it('are refused when a clock that was set back since has issued them', async () => {
    const before = (seconds: number) => createAccessTokens(secret, () => start - seconds * 1000);
    const issued = await tokens.issue(user);
    await expect(before(60).verify(issued)).resolves.toEqual(verified);
    await expect(before(61).verify(issued)).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it('expire with the ID token that they were issued for, if that is earlier', async () => {
    const expOf = async (expiresAt: number) => decodeJwt(await tokens.issue(user, expiresAt)).exp;
    expect(await expOf(start / 1000 + 600)).toBe(start / 1000 + 600);
    expect(await expOf(start / 1000 + 7200)).toBe(start / 1000 + 3600);
  });

  it('of an older version count as issued before the verification of the address', async () => {
    const older = await token({ claims: { email_verified: undefined } });
    await expect(tokens.verify(older)).resolves.toEqual({ ...verified, emailVerified: false });
  });

  it('contain no role', async () => {
    expect(Object.keys(decodeJwt(await tokens.issue(user))).toSorted()).toEqual([
      'aud',
      'auth_time',
      'email',
      'email_verified',
      'exp',
      'iat',
      'iss',
      'sub',
    ]);
  });

  it.each([
    ['another type of token', { typ: 'JWT' }],
    ['another issuer', { iss: 'https://securetoken.google.com/demo-dealerkit' }],
    ['another audience', { aud: 'another-api' }],
    ['another secret', { key: new Uint8Array(32).fill(8) }],
    ['no subject', { sub: '' }],
    ['no time of the sign-in', { claims: { auth_time: undefined } }],
    ['no e-mail', { claims: { email: undefined } }],
    ['no expiry', { exp: false as const }],
  ])('refuse a token with %s', async (_what, change) => {
    await expect(tokens.verify(await token(change))).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it('refuse a token whose e-mail was changed after signing', async () => {
    const [head, , signature] = (await tokens.issue(user)).split('.');
    const other = (await tokens.issue({ ...user, email: 'admin@dealerkit.dev' })).split('.')[1];
    await expect(tokens.verify([head, other, signature].join('.'))).rejects.toBeInstanceOf(InvalidTokenError);
  });

  it.each(['', 'x', 'a.b.c', '....', `${'e'.repeat(10_000)}.e.e`])(
    'refuse the malformed token "%.12s"',
    async (malformed) => {
      await expect(tokens.verify(malformed)).rejects.toBeInstanceOf(InvalidTokenError);
    },
  );
});

describe('the secret of a data folder', () => {
  it('is generated once, stored, and readable by its owner only', () => {
    const dataDir = temporaryFolder();
    const generated = accessTokenSecret(dataDir);
    const file = join(dataDir, 'access-token-secret');
    expect(generated).toHaveLength(32);
    expect(accessTokenSecret(dataDir)).toEqual(generated);
    expect(new Uint8Array(readFileSync(file))).toEqual(generated);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is refused when it is too short', () => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'access-token-secret'), 'short');
    expect(() => accessTokenSecret(dataDir)).toThrow(/is damaged or unreadable: delete it/);
  });
});
