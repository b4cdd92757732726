import { partTextLengths } from '@dealerkit/domain/parts/partValues';
import { UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { DEMO_PROJECT_ID } from '../../src/identity/demo.ts';
import { createEmulatorVerifier } from '../../src/identity/verifyIdToken.ts';
import { textColumns } from '../../src/store/texts/texts.ts';
import { databases } from '../databases.ts';
import { disc, order, rahim, review } from '../fixtures.ts';
import { admin, idTokenOf, startBackend } from '../startBackend.ts';
import { call } from './accounts.ts';

const { orders, users } = textColumns;
const { username, loaction, phone } = users;
const { userName, address } = orders;
const { reviewName, productName, description } = textColumns.reviews;
const profile = { email: rahim, username: 'Rahim', loaction: 'Sylhet', phone: '017' };

/** A text of a body: its call, its path, its maximum length and a valid body. */
type Row = [method: 'POST' | 'PUT', url: string, field: string, maxLength: number, body: object];

const rows = (method: Row[0], url: string, body: object, lengths: Record<string, number>) =>
  Object.entries(lengths).map(([field, maxLength]): Row => [method, url, field, maxLength, body]);

const texts: Row[] = [
  ['PUT', `/user/${rahim}`, 'username', users.username, { email: rahim }],
  ...rows('PUT', `/updateuser/${rahim}`, profile, { username, loaction, phone }),
  ...rows('POST', '/orderparts', order, { userName, address, phone: orders.phone }),
  ...rows('POST', '/addparts', { ...disc, product_name: 'Hub' }, partTextLengths),
  ...rows('POST', '/addreview', review, { reviewName, productName, description }),
];

describe.each(databases)('the texts of %s', (_name, open) => {
  test.each(texts)('%s %s: %s of at most %i characters', async (method, url, field, maxLength, body) => {
    const backend = await startBackend({ store: await open() });
    await backend.store.addPart(disc);
    const access = await backend.tokenOf(url === '/addparts' ? admin : rahim);
    const token = url.startsWith('/user/') ? idTokenOf(rahim) : access;
    const send = (value: string) => call(backend, token, url, method, { ...body, [field]: value });
    const longest = `${'ব'.repeat(maxLength - 2)}🚚`;
    expect((await send(longest)).status).toBeLessThan(300);
    for (const bad of [`${longest}a`, 'a\0b', 'a\ud800b', '\udc00']) {
      const { status, body: response } = await send(bad);
      expect([status, response['issues']]).toEqual([
        400,
        expect.arrayContaining([expect.objectContaining({ path: field })]),
      ]);
    }
  });

  test('of an ID token are bounded, and never fail a sign-in', async () => {
    const verifyIdToken = createEmulatorVerifier({
      projectId: DEMO_PROJECT_ID,
      host: '127.0.0.1',
      nodeEnv: undefined,
    });
    const backend = await startBackend({ store: await open(), verifyIdToken });
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: 'u1', email: rahim, iat: now, auth_time: now, exp: now + 600, aud: DEMO_PROJECT_ID };
    for (const name of ['ab'.repeat(4500), 'Rahim\0Uddin', '\ud800Rahim']) {
      const idToken = new UnsecuredJWT({ ...claims, name, iss: `https://securetoken.google.com/${DEMO_PROJECT_ID}` });
      const response = await call(backend, idToken.encode(), `/user/${rahim}`, 'PUT', { email: rahim });
      expect(response.status).toBe(200);
      const stored = (await backend.store.getUser(rahim))?.username ?? '';
      expect(stored.length).toBeGreaterThan(4);
      expect(stored.length).toBeLessThanOrEqual(users.username);
      expect(stored).not.toMatch(/[\0\p{Surrogate}]/u);
    }
  });
});
