import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site, type SiteOptions } from '../../src/site/site.ts';
import { catalogueStore, unsearched } from '../catalogueStore.ts';
import { temporaryPages } from '../launchServer.ts';
import { startBackend } from '../startBackend.ts';

const brake = {
  _id: '65f0a1b2c3d4e5f6a7b8c9d0',
  product_name: 'Brake',
  image: '/brake.jpg',
  minimum_order_quantity: 1,
};
const host = 'shop.example';
const forged = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' };

/** Returns a function that reads the origins which a shop writes for a request from a visitor at an address. */
async function startShop(options: Partial<SiteOptions>, trustProxy: string[] = []) {
  const folder = temporaryPages();
  writeFileSync(join(folder, 'app.html'), '<html><head><title>Surma</title></head></html>');
  writeFileSync(join(folder, 'robots.txt'), '');
  const parts = catalogueStore({
    getPart: async () => brake,
    ...unsearched,
    findParts: async ({ before }) => ({ rows: before ? [] : [brake], total: 1 }),
    listReviews: async () => ({ rows: [], total: 0 }),
  });
  const { app } = await startBackend({ site: (origin) => site(origin, { folder, parts, ...options }), trustProxy });
  return async (headers: Record<string, string>, remoteAddress = '203.0.113.7') => {
    const paths = [`/purchase/${brake._id}`, '/robots.txt', '/sitemap.xml', '/sitemap-1.xml'];
    const bodies = await Promise.all(
      paths.map(async (url) => (await app.inject({ url, headers, remoteAddress })).body),
    );
    const urls = bodies.join(' ').matchAll(/\w+:\/\/[^/"<\s]+(?=\/(purchase|brake|sitemap|parts))/g);
    return [...new Set(Array.from(urls, ([url]) => url))];
  };
}

test('PUBLIC_URL is the address in pages, robots.txt and sitemap, whatever a request says', async () => {
  const originsOf = await startShop({ publicUrl: 'https://surma.example' }, ['loopback']);
  expect(await originsOf({ host })).toEqual(['https://surma.example']);
  expect(await originsOf({ host: 'evil.example', ...forged }, '127.0.0.1')).toEqual(['https://surma.example']);
});

test('without PUBLIC_URL the Host header counts only where it is in PUBLIC_HOSTS, with its port', async () => {
  const originsOf = await startShop({ publicHosts: [host, 'www.shop.example:8443'] });
  expect(await originsOf({ host })).toEqual(['http://shop.example']);
  expect(await originsOf({ host: 'WWW.Shop.example:8443' })).toEqual(['http://www.shop.example:8443']);
  for (const other of [
    'evil.example',
    'shop.example:8443',
    'shop.example.evil.example',
    'localhost',
    '127.0.0.1:4173',
    '',
  ]) {
    expect([other, await originsOf({ host: other })]).toEqual([other, []]);
  }
});

test('without both settings only names of this machine count', async () => {
  const originsOf = await startShop({});
  for (const own of ['localhost:4173', '127.0.0.1:80', '[::1]:4173']) {
    expect(await originsOf({ host: own })).toEqual([new URL(`http://${own}`).origin]);
  }
  expect(await originsOf({ host })).toEqual([]);
});

test('forwarded headers count from proxies in TRUST_PROXY only, and their host passes the same list', async () => {
  const originsOf = await startShop({ publicHosts: [host] }, ['10.0.0.2']);
  const forwarded = { 'x-forwarded-host': host, 'x-forwarded-proto': 'https' };
  expect(await originsOf({ host: 'inside', ...forwarded }, '10.0.0.2')).toEqual(['https://shop.example']);
  expect(await originsOf({ host: 'inside', ...forwarded })).toEqual([]);
  expect(await originsOf({ host, ...forged })).toEqual(['http://shop.example']);
  expect(await originsOf({ host, ...forged }, '10.0.0.2')).toEqual([]);
  expect(await originsOf({ host, 'x-forwarded-proto': 'ftp' }, '10.0.0.2')).toEqual([]);
});
