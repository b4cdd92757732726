import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { site } from '../../src/site/site.ts';
import { catalogueStore } from '../catalogueStore.ts';

const kit = {
  _id: '65f0a1b2c3d4e5f6a7b8c9d0',
  product_name: 'Clutch Kit "430" </script>',
  description: 'Balanced & matched.\nOEM: 1823-45 A, 99',
  price: 41_500,
  image: '/photos/kit.jpg',
  minimum_order_quantity: 2,
  available_quantity: 1,
};
const unnamed = { _id: '65f0a1b2c3d4e5f6a7b8c9d1', image: '', minimum_order_quantity: 1 };
const all = [unnamed, kit];

const folder = mkdtempSync(join(tmpdir(), 'dealerkit-parts-'));
const app = fastify();

beforeAll(async () => {
  const page =
    '<!doctype html><html data-currency="BDT"><head><title>Surma</title><meta name="description" content="Shop"></head><body></body></html>';
  writeFileSync(join(folder, 'app.html'), 'the dashboard');
  mkdirSync(join(folder, 'purchase'));
  writeFileSync(join(folder, 'purchase/part.html'), page);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /private\n');
  await site(app, {
    folder,
    publicHosts: ['parts.example'],
    parts: catalogueStore({
      getPart: async (id) => all.find(({ _id }) => _id === id),
      findParts: async ({ before }) => ({ rows: before ? [] : all, total: all.length }),
      listReviews: async () => ({ rows: [], total: 0 }),
    }),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = async (url: string, host = 'parts.example') => {
  const { statusCode, body } = await app.inject({ url, headers: { host } });
  return { statusCode, body };
};

test('the page of a part describes it to search engines and previews', async () => {
  const { body } = await get(`/purchase/${kit._id}`);
  expect(body).toContain('<title>Clutch Kit &quot;430&quot; &lt;/script&gt; – Surma</title>');
  expect(body).toContain('<meta name="description" content="Balanced &amp; matched.">');
  expect(body).not.toContain('content="Shop"');
  expect(body).toContain(`<link rel="canonical" href="http://parts.example/purchase/${kit._id}">`);
  expect(body).toContain(`<link rel="preload" as="fetch" href="/api/purchase/${kit._id}" crossorigin>`);
  expect(body).toContain('<meta property="og:image" content="http://parts.example/photos/kit.jpg">');
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: kit.product_name,
    description: 'Balanced & matched.',
    image: 'http://parts.example/photos/kit.jpg',
    url: `http://parts.example/purchase/${kit._id}`,
    sku: kit._id,
    mpn: '1823-45 A',
    offers: {
      '@type': 'Offer',
      url: `http://parts.example/purchase/${kit._id}`,
      price: 41_500,
      priceCurrency: 'BDT',
      availability: 'https://schema.org/OutOfStock',
    },
  });
});

test('an edge purges the page of a part with the part, and the sitemap with the parts', async () => {
  const keyOf = async (url: string) => (await app.inject({ url, headers: { host: 'parts.example' } })).headers;
  expect(await keyOf(`/purchase/${kit._id}`)).toMatchObject({
    'surrogate-key': `part-${kit._id}`,
    'surrogate-control': 'max-age=10',
  });
  expect(await keyOf('/sitemap.xml')).toMatchObject({ 'surrogate-key': 'parts', 'surrogate-control': 'max-age=10' });
  expect(await keyOf('/purchase/65f0a1b2c3d4e5f6a7b8c9d9')).not.toHaveProperty('surrogate-control');
});

test('a part without a name has the page of the build, and an unknown part a 404', async () => {
  expect(await get(`/purchase/${unnamed._id}`)).toMatchObject({
    statusCode: 200,
    body: expect.stringContaining('<title>Surma</title>') as string,
  });
  expect((await get('/purchase/65f0a1b2c3d4e5f6a7b8c9d9')).statusCode).toBe(404);
});

test('robots.txt adds the API and the sitemap to the rules of the build', async () => {
  expect((await get('/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /private\nDisallow: /api/\n\nSitemap: http://parts.example/sitemap.xml\n',
  );
});

test('a host that the shop does not have is not repeated, and has no sitemap', async () => {
  for (const host of ['a"><script>', 'evil.example']) {
    expect((await get(`/purchase/${kit._id}`, host)).body).toContain('<title>Surma</title>');
    expect(await get('/robots.txt', host)).toEqual({
      statusCode: 200,
      body: 'User-agent: *\nDisallow: /private\nDisallow: /api/\n',
    });
    expect((await get('/sitemap.xml', host)).statusCode).toBe(404);
  }
});
