import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { site, type SiteOptions } from '../../src/site/site.ts';
import { StoreUnavailableError } from '../../src/store/StoreUnavailableError.ts';
import { catalogueStore } from '../catalogueStore.ts';
import { temporaryPages } from '../launchServer.ts';

const part = { _id: '65f0a1b2c3d4e5f6a7b8c9d0', image: '', minimum_order_quantity: 1, available_quantity: 7 };
const review = { _id: '65f0a1b2c3d4e5f6a7b8c9d1', reviewerEmail: 'rahim@example.com', rating: 5 };

const noParts = {
  findParts: async () => ({ rows: [], total: 0 }),
  listReviews: async () => ({ rows: [], total: 0 }),
};

/** Writes its input as JSON. */
const renderer = `
  export const homeLimits = { parts: 6, reviews: 3 };
  export const renderHome = async (page, answers) => page + JSON.stringify(answers);
  export const renderPart = async (page, part) => page + JSON.stringify(part);`;

/** A built shop with a renderer. */
async function startShop(store: Partial<NonNullable<SiteOptions['parts']>> = {}, script = renderer) {
  const folder = temporaryPages();
  const server = `${folder}-server`;
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  mkdirSync(server);
  onTestFinished(() => rmSync(server, { recursive: true }));
  writeFileSync(join(server, 'prerender.js'), script);
  const reads: unknown[] = [];
  const app = fastify();
  await site(app, {
    folder,
    parts: {
      ...catalogueStore({
        getPart: async () => undefined,
        findParts: async (query) => {
          reads.push(query);
          return { rows: [part], total: 1 };
        },
        listReviews: async () => ({ rows: [review], total: 1 }),
      }),
      ...store,
    },
  });
  return { get: (headers = {}, url = '/') => app.inject({ url, headers }), reads };
}

test('has the newest parts and reviews, without the addresses of the reviewers', async () => {
  const { get, reads } = await startShop();
  const { statusCode, headers, body } = await get();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(headers).toMatchObject({ 'surrogate-control': 'max-age=10', 'surrogate-key': 'parts reviews' });
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(body).toBe(
    `<title>Home</title>${JSON.stringify({ parts: [part], reviews: [{ _id: review._id, rating: review.rating }] })}`,
  );
  expect(reads).toEqual([{ limit: 6 }]);
});

test('is rendered again when the stock has changed, and not before', async () => {
  let version = 1;
  const { get, reads } = await startShop({ catalogueVersion: async () => String(version) });
  const { headers } = await get();
  const unchanged = await get({ 'if-none-match': headers.etag });
  expect([unchanged.statusCode, reads.length]).toEqual([304, 1]);
  version = 2;
  await get();
  expect(reads).toHaveLength(2);
});

test('is the page of the build while the database is unavailable', async () => {
  const { get } = await startShop({ catalogueVersion: () => Promise.reject(new StoreUnavailableError('down')) });
  const { statusCode, headers, body } = await get();
  expect([statusCode, body]).toEqual([200, '<title>Home</title>']);
  expect(headers).not.toHaveProperty('surrogate-control');
});

test('is the page of the build after a second without an answer of the database', async () => {
  const { get } = await startShop({ catalogueVersion: () => new Promise(() => undefined) });
  const { statusCode, body } = await get();
  expect([statusCode, body]).toEqual([200, '<title>Home</title>']);
});

test.each(['not JavaScript', 'export const homeLimits = {};'])(
  'is the page of the build if its renderer is damaged (%s)',
  async (script) => {
    const { get } = await startShop({}, script);
    const { statusCode, body } = await get();
    expect([statusCode, body]).toEqual([200, '<title>Home</title>']);
  },
);

test('the page of a part has its stock as of now', async () => {
  let version = 1;
  let stock = 7;
  const { get } = await startShop({
    ...catalogueStore({ ...noParts, getPart: async () => ({ ...part, available_quantity: stock }) }),
    catalogueVersion: async () => String(version),
  });
  const url = `/purchase/${part._id}`;
  expect((await get({}, url)).body).toContain('"available_quantity":7');
  stock = 6;
  version += 1;
  expect((await get({}, url)).body).toContain('"available_quantity":6');
});

test.each([0, 1])(
  'the page of a part is that of the build if the database becomes unavailable after %i reads, and an edge does not keep it',
  async (reads) => {
    let left = reads;
    const { get } = await startShop({
      ...catalogueStore({ ...noParts, getPart: async () => part }),
      catalogueVersion: async () => {
        if (left-- > 0) return '1';
        throw new StoreUnavailableError('The database does not answer.');
      },
    });
    const { statusCode, headers, body } = await get({}, `/purchase/${part._id}`);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('available_quantity');
    expect(headers).not.toHaveProperty('surrogate-control');
  },
);
