import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { tooManyRequests } from '../../src/http/rateLimit.ts';
import type { ReadLimit } from '../../src/http/readLimit.ts';
import { site } from '../../src/site/site.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';
import { catalogueStore, unsearched } from '../catalogueStore.ts';

const page = '<!doctype html><title>Surma</title>';
const kit = {
  _id: '65f0a1b2c3d4e5f6a7b8c9d0',
  product_name: 'Clutch Kit 430',
  image: '/photos/kit.jpg',
  minimum_order_quantity: 2,
};
const unnamed = { _id: '65f0a1b2c3d4e5f6a7b8c9d1', image: '', minimum_order_quantity: 1 };
const all = [unnamed, kit];
const deletedId = '65f0a1b2c3d4e5f6a7b8c9d2';

let isUsedUp = false;
const readLimit: ReadLimit = {
  begin: async (_, reply) => {
    if (isUsedUp) throw tooManyRequests(reply, 1);
    return { used: 0, paid: 0, tooMany: () => tooManyRequests(reply, 1) };
  },
  run: async (_, _used, read) => read(),
  runInTurn: async (_, _used, read) => read(),
};

const folder = mkdtempSync(join(tmpdir(), 'dealerkit-parts-'));
const app = fastify();

beforeAll(async () => {
  writeFileSync(join(folder, 'app.html'), 'the dashboard');
  mkdirSync(join(folder, 'parts'));
  writeFileSync(join(folder, 'parts/part.html'), page);
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\nDisallow: /private\n');
  await site(app, {
    folder,
    publicHosts: ['parts.example'],
    readLimit,
    parts: catalogueStore({
      getPart: async (id) => all.find(({ _id }) => _id === id),
      ...unsearched,
      getDeletedName: async (id) => (id === deletedId ? 'Clutch Kit 380' : undefined),
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

test('an edge purges the sitemap with the parts', async () => {
  const { headers } = await app.inject({ url: '/sitemap.xml', headers: { host: 'parts.example' } });
  expect(headers).toMatchObject({ 'surrogate-key': 'parts', 'surrogate-control': 'max-age=10' });
});

test('a part has a page, an unknown part a 404, and a deleted part a 410', async () => {
  expect(await get(`/parts/${unnamed._id}`)).toMatchObject({ statusCode: 200, body: page });
  expect((await get('/parts/65f0a1b2c3d4e5f6a7b8c9d9')).statusCode).toBe(404);
  expect(await get(`/parts/${deletedId}`)).toMatchObject({ statusCode: 410, body: page });
});

test('no part is read for a client that has used up its time: its browser is told so by the call of the page', async () => {
  isUsedUp = true;
  onTestFinished(() => {
    isUsedUp = false;
  });
  const { statusCode, headers, body } = await app.inject({ url: '/parts/65f0a1b2c3d4e5f6a7b8c9d9' });
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: page });
  expect(headers).not.toHaveProperty('retry-after');
});

test.each([
  { error: new Error('The part has no price.'), messages: ['The part of a page cannot be read.'] },
  { error: new StoreUnavailableError(new Error('refused')), messages: [] },
])('a part that cannot be read is logged unless the database is unavailable: $error.message', async (failure) => {
  const lines: string[] = [];
  const failing = fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  onTestFinished(() => failing.close());
  const getPart = () => Promise.reject(failure.error);
  const catalogue = {
    ...unsearched,
    getPart,
    findParts: async () => ({ rows: [], total: 0 }),
    listReviews: async () => ({ rows: [], total: 0 }),
  };
  await site(failing, { folder, parts: catalogueStore(catalogue) });
  expect((await failing.inject({ url: `/parts/${kit._id}` })).statusCode).toBe(200);
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(failure.messages);
});

test('an unknown part has a 404 also where the activity log cannot be read', async () => {
  const broken = fastify();
  onTestFinished(() => broken.close());
  const catalogue = {
    ...unsearched,
    getPart: async () => undefined,
    getDeletedName: () => Promise.reject(new StoreUnavailableError(new Error('refused'))),
    findParts: async () => ({ rows: [], total: 0 }),
    listReviews: async () => ({ rows: [], total: 0 }),
  };
  await site(broken, { folder, parts: catalogueStore(catalogue) });
  expect((await broken.inject({ url: `/parts/${kit._id}` })).statusCode).toBe(404);
});

test('robots.txt adds the API and the sitemap to the rules of the build', async () => {
  expect((await get('/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /private\nDisallow: /api/\n\nSitemap: http://parts.example/sitemap.xml\n',
  );
});

test('a host that the shop does not have is not repeated, and has no sitemap', async () => {
  for (const host of ['a"><script>', 'evil.example']) {
    expect((await get(`/parts/${kit._id}`, host)).body).toContain('<title>Surma</title>');
    expect(await get('/robots.txt', host)).toEqual({
      statusCode: 200,
      body: 'User-agent: *\nDisallow: /private\nDisallow: /api/\n',
    });
    expect((await get('/sitemap.xml', host)).statusCode).toBe(404);
  }
});
