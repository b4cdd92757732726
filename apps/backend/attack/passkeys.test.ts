import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersOfDealer } from '../tests/backendProcess.ts';
import { Authenticator } from '../tests/passkeys/authenticator.ts';
import { databaseNames, type Shop, startShop } from './startShop.ts';

const dealerToken = async () => String((await headersOfDealer())['authorization']).slice('Bearer '.length);

describe.each(databaseNames)('on %s', (database) => {
  const authenticator = new Authenticator();
  let call: Shop['call'];
  let end: Shop['end'];
  beforeAll(async () => void ({ call, end } = await startShop(database)));
  afterAll(() => end());

  const challengeFor = async (token: string, purpose: 'registration' | 'assertion') => {
    const { body } = await call(token, `/passkeys/${purpose}-options`, 'POST');
    return { challenge: String(body['challenge']) };
  };

  test('one of 20 copies of a confirmation is accepted, and none of another site', async () => {
    const token = await dealerToken();
    const credential = authenticator.register(await challengeFor(token, 'registration'));
    expect((await call(token, '/passkeys', 'POST', { name: 'Counter', credential })).status).toBe(201);
    expect((await call(token, '/exports/users', 'POST', { language: 'en' })).status).toBe(403);

    const forged = authenticator.confirm(await challengeFor(token, 'assertion'), {
      origin: 'https://shop.example.evil',
    });
    const refused = await call(token, '/passkeys/assertion', 'POST', { credential: forged });
    expect([refused.status, refused.body['issues']]).toEqual([403, [{ path: 'passkey', message: 'was not accepted' }]]);

    const signed = { credential: authenticator.confirm(await challengeFor(token, 'assertion')) };
    const copies = Array.from({ length: 20 }, () => call(token, '/passkeys/assertion', 'POST', signed));
    const answers = await Promise.all(copies);
    const accepted = answers.find(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
    const confirmed = String(accepted?.body['token']);
    expect((await call(confirmed, '/exports/users', 'POST', { language: 'en' })).status).toBe(200);
    expect((await call(token, '/exports/users', 'POST', { language: 'en' })).status).toBe(403);
  });

  test('confirmations that are tried one after the other are limited, and each one that is refused is recorded', async () => {
    const token = await dealerToken();
    const before = await call(token, '/audit?search=refuse%20passkey&limit=100');
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) {
      const credential = authenticator.confirm({ challenge: `guessed ${n}` });
      statuses.push((await call(token, '/passkeys/assertion', 'POST', { credential })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
    const after = await call(token, '/audit?search=refuse%20passkey&limit=100');
    const count = ({ text }: typeof after) => (JSON.parse(text) as unknown[]).length;
    expect(count(after) - count(before)).toBe(statuses.filter((status) => status === 403).length);
  });

  test('no body of a confirmation ends in a server error', async () => {
    const { call: callAlone, end: endAlone } = await startShop(database);
    const token = await dealerToken();
    const texts = ['', 'e30', 'bnVsbA', '%', '\0', 'W10', 'A'.repeat(40_000)];
    for (const text of texts) {
      const response = { clientDataJSON: text, authenticatorData: text, signature: text, attestationObject: text };
      const credential = { id: text.slice(0, 1364), rawId: text.slice(0, 1364), type: 'public-key', response };
      for (const path of ['/passkeys/assertion', '/passkeys']) {
        const { status } = await callAlone(token, path, 'POST', { name: 'Forged', credential });
        expect([400, 403, 413], `${path} with ${text.slice(0, 9)}`).toContain(status);
      }
    }
    await endAlone();
  });
});
