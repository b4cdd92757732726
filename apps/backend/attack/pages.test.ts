import { symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { firebaseProject, launchServer, temporaryPages } from '../tests/launchServer.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';

/** Requests a page with any `Host` and forwarded headers. */
function get(origin: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    request(origin + path, { headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    })
      .once('error', reject)
      .end();
  });
}

const forged = {
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'gopher',
  'x-forwarded-for': '10.0.0.1',
  forwarded: 'host=evil.example;proto=gopher',
};

test('no header of a client reaches a public address, and no link leads out of the served folder', async () => {
  const folder = temporaryPages();
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(folder, 'index.html'), '<html><head><title>Surma</title></head></html>');
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'secret.txt'));
  symlinkSync(outside, join(folder, 'assets'));
  const servers = [
    { env: { ...firebaseProject }, own: 'https://surma.example' },
    { env: { ...firebaseProject, PUBLIC_URL: '', PUBLIC_HOSTS: 'shop.example' }, own: 'http://shop.example' },
  ];
  for (const { env, own } of servers) {
    const origin = await launchServer(folder, env).ready;
    for (const host of ['evil.example', 'shop.example']) {
      for (const path of ['/', '/robots.txt', '/sitemap.xml', '/allparts']) {
        const { status, body } = await get(origin, path, { host, ...forged });
        expect([path, status]).not.toEqual([path, 500]);
        expect(body).not.toMatch(/evil|gopher/);
      }
    }
    expect((await get(origin, '/robots.txt', { host: 'shop.example', ...forged })).body).toContain(own);
    for (const path of ['/secret.txt', '/assets/secret.txt', '/assets/../secret.txt', '/%2e%2e/secret.txt']) {
      const { status, body } = await get(origin, path, {});
      expect([path, status, body.includes('secret')]).toEqual([path, 404, false]);
    }
  }
});
