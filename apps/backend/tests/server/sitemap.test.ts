import { brotliDecompressSync } from 'node:zlib';
import type { Part } from '@dealerkit/domain/entities';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '../../src/site/site.ts';
import type { Catalogue } from '../../src/store/Store.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';
import { catalogueStore, unsearched } from '../catalogueStore.ts';
import { temporaryPages } from '../launchServer.ts';
import { startBackend } from '../startBackend.ts';

const partOf = (number: number): Part => ({
  _id: number.toString(16).padStart(24, '0'),
  product_name: `Part ${number}`,
  image: '',
  minimum_order_quantity: 1,
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Starts a shop with these parts, in insertion order; `findParts` counts what is read, and may fail. */
async function startShop(parts: Part[]) {
  let version = 1;
  let down = false;
  const findParts = vi.fn<Catalogue['findParts']>(async ({ limit, before = 'g' }) => {
    if (down) throw new StoreUnavailableError('down');
    return { rows: parts.filter(({ _id }) => _id < before).slice(-limit), total: parts.length };
  });
  const store = catalogueStore(
    { ...unsearched, findParts, getPart: async () => undefined, listReviews: async () => ({ rows: [], total: 0 }) },
    async () => String(version),
  );
  const options = { folder: temporaryPages(), parts: store, publicUrl: 'https://shop.example' };
  const { app } = await startBackend({ site: (origin) => site(origin, options) });
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  return {
    get,
    findParts,
    addressesOf: async (url: string) =>
      Array.from((await get(url)).body.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g), ([, path]) => path),
    /** Changes the catalogue after some time. */
    change: (milliseconds: number) => {
      version++;
      vi.setSystemTime(Date.now() + milliseconds);
    },
    setDown: (value: boolean) => (down = value),
  };
}

test('an index lists files of 10,000 parts with a name, the oldest first, and the public pages', async () => {
  const parts = Array.from({ length: 20_002 }, (_, index) => partOf(index));
  const { get, addressesOf } = await startShop([{ ...partOf(0), product_name: ' ' }, ...parts.slice(1)]);
  expect(await addressesOf('/sitemap.xml')).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  const files = await Promise.all([1, 2, 3].map((number) => addressesOf(`/sitemap-${number}.xml`)));
  const pages = ['/', '/parts', '/portfolio', '/blog'];
  expect(files.map((file) => file.length)).toEqual([pages.length + 10_000, 10_000, 1]);
  expect(files.flat()).toEqual([...pages, ...parts.slice(1).map(({ _id }) => `/parts/${_id}`)]);
  for (const path of ['/sitemap-0.xml', '/sitemap-4.xml', '/sitemap-x.xml', '/sitemap-1e1.xml']) {
    expect((await get(path)).statusCode).toBe(404);
  }
});

test('a shop without parts has a sitemap of its public pages', async () => {
  const { addressesOf } = await startShop([]);
  expect(await addressesOf('/sitemap.xml')).toEqual(['/sitemap-1.xml']);
  expect(await addressesOf('/sitemap-1.xml')).toEqual(['/', '/parts', '/portfolio', '/blog']);
});

test('the parts are read once for a version of the catalogue, also by concurrent requests', async () => {
  const { get, findParts } = await startShop([partOf(1)]);
  await Promise.all(Array.from({ length: 20 }, () => get('/sitemap-1.xml')));
  const reads = findParts.mock.calls.length;
  expect(reads).toBeLessThan(3);
  await get('/sitemap.xml');
  expect(findParts).toHaveBeenCalledTimes(reads);
});

test('a file is compressed once, and an unchanged one is not sent again', async () => {
  const { get } = await startShop(Array.from({ length: 100 }, (_, index) => partOf(index)));
  const { headers, rawPayload } = await get('/sitemap-1.xml', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/xml; charset=utf-8',
    'surrogate-key': 'parts',
  });
  expect(brotliDecompressSync(rawPayload).toString()).toContain('/parts/000000000000000000000063</loc>');
  expect((await get('/sitemap-1.xml', { 'if-none-match': headers.etag })).statusCode).toBe(304);
});

test('after a change, the last sitemap is sent while the parts are read again, at most once a minute', async () => {
  const parts = [partOf(1)];
  const { addressesOf, findParts, change } = await startShop(parts);
  expect(await addressesOf('/sitemap-1.xml')).toHaveLength(5);
  parts.push(partOf(2));
  const reads = findParts.mock.calls.length;
  change(59_000);
  expect(await addressesOf('/sitemap-1.xml')).toHaveLength(5);
  expect(findParts).toHaveBeenCalledTimes(reads);
  change(1000);
  expect(await addressesOf('/sitemap-1.xml')).toHaveLength(5);
  await expect.poll(() => addressesOf('/sitemap-1.xml')).toHaveLength(6);
});

test('the last sitemap is sent while the parts cannot be read, and without one the response is 503', async () => {
  const { get, addressesOf, setDown, change } = await startShop([partOf(1)]);
  setDown(true);
  expect((await get('/sitemap.xml')).statusCode).toBe(503);
  setDown(false);
  expect(await addressesOf('/sitemap-1.xml')).toHaveLength(5);
  setDown(true);
  change(60_000);
  for (const _attempt of [1, 2]) expect(await addressesOf('/sitemap-1.xml')).toHaveLength(5);
});

test('other work has its turn between the parts that are read', async () => {
  const { get, findParts } = await startShop(Array.from({ length: 2000 }, (_, index) => partOf(index)));
  let isRunning = true;
  let turns = 0;
  const takeTurn = () => {
    turns++;
    if (isRunning) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await get('/sitemap.xml');
  isRunning = false;
  const slices = findParts.mock.calls.map(([{ limit }]) => limit);
  expect(Math.max(...slices)).toBeLessThanOrEqual(250);
  expect(turns).toBeGreaterThanOrEqual(slices.length);
});
