import { expect, test } from 'vitest';
import { site, type SiteOptions } from '../../src/site/site.ts';
import { securityText } from '../../src/site/securityText.ts';
import { temporaryPages } from '../launchServer.ts';
import { startBackend } from '../startBackend.ts';

const startShop = (options: Partial<SiteOptions>) =>
  startBackend({ site: (app) => site(app, { folder: temporaryPages(), ...options }) });

test('security.txt names the contact, its own address, and a date within a year after which it is outdated', async () => {
  const { app } = await startShop({
    securityContact: 'mailto:security@shop.example',
    publicUrl: 'https://shop.example',
  });
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = body.split('\n');
  expect(lines.toSpliced(1, 1)).toEqual([
    'Contact: mailto:security@shop.example',
    'Preferred-Languages: en, bn',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ]);
  const expires = Date.parse(lines[1]?.replace('Expires: ', '') ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test('the date of security.txt is a whole day, as RFC 3339 writes it', () => {
  expect(securityText('tel:+880-2-1234567', undefined, Date.UTC(2026, 0, 1, 12, 30))).toBe(
    'Contact: tel:+880-2-1234567\nExpires: 2026-06-30T00:00:00.000Z\nPreferred-Languages: en, bn\n',
  );
});

test('a shop without a contact has no security.txt', async () => {
  const { app } = await startShop({});
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
});
