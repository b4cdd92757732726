import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { site, type SiteOptions } from '../../src/site/site.ts';
import { StartupError } from '../../src/startup.ts';
import type { Store } from '../../src/store/Store.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { catalogueStore, unsearched } from '../catalogueStore.ts';
import { startBackend } from '../startBackend.ts';
import { disc } from '../fixtures.ts';
import { temporaryPages } from '../launchServer.ts';

const startShop = (options: Partial<SiteOptions> = {}) =>
  startBackend({ site: (app) => site(app, { folder: temporaryPages(), ...options }) });

/** Parts that are read one by one only. */
const partsOf = (getPart: Store['getPart']): SiteOptions['parts'] =>
  catalogueStore({
    getPart,
    ...unsearched,
    findParts: () => Promise.reject(new StoreUnavailableError('not listed')),
    listReviews: () => Promise.reject(new StoreUnavailableError('not listed')),
  });

test.each(['/100%', '/purchase/%E0%A4%A', '/%', '/dashboard/%c0%ae%c0%ae', '/api%'])(
  'answers the malformed page URL %s with the "not found" page',
  async (url) => {
    const { app } = await startShop();
    const response = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([response.statusCode, response.body]).toEqual([404, '<title>App</title>']);
  },
);

test.each(['/api/100%', '/api/purchase/%E0%A4%A'])('answers the malformed API URL %s with 400', async (url) => {
  const { app } = await startShop();
  const response = await app.inject(url);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ message: 'The URL is malformed.', issues: [] });
});

test('finds a page with a malformed query', async () => {
  const { app } = await startShop();
  expect((await app.inject('/login?next=100%')).statusCode).toBe(200);
});

test('answers the page of a part that does not exist with 404, also for HEAD', async () => {
  const { app } = await startShop({
    parts: partsOf(async (id) => (id === 'brake disc' ? { ...disc, _id: id } : undefined)),
  });
  for (const method of ['GET', 'HEAD'] as const) {
    expect((await app.inject({ method, url: '/purchase/brake%20disc?from=mail' })).statusCode).toBe(200);
    expect((await app.inject({ method, url: '/purchase/gone' })).statusCode).toBe(404);
  }
  // A file name is a possible id too.
  const { statusCode, headers, body } = await app.inject('/purchase/gone.php');
  expect([statusCode, headers['cache-control'], headers.etag, body]).toEqual([
    404,
    'no-cache',
    undefined,
    '<title>App</title>',
  ]);
});

test('sends the page of a part while the database is unavailable', async () => {
  const { app } = await startShop({ parts: partsOf(() => Promise.reject(new StoreUnavailableError('full'))) });
  expect((await app.inject('/purchase/gone')).statusCode).toBe(200);
});

test('explains a folder of pages that cannot be read', async () => {
  const loop = join(temporaryFolder(), 'loop');
  symlinkSync(loop, loop);
  await expect(site(fastify(), { folder: loop })).rejects.toThrow(
    new StartupError(`The folder ${loop} cannot be read: make it readable, or set STOREFRONT_DIR to another folder.`),
  );
});
