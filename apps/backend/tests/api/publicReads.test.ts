import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { admin, startBackend } from '../startBackend.ts';
import { disc, order, rahim, review } from '../fixtures.ts';

async function startShop() {
  const backend = await startBackend();
  await (await backend.clientOf(admin)).addPart({ ...disc, description: 'Internally vented. '.repeat(100) });
  return backend;
}

test('compresses a public read with an encoding that the client accepts', async () => {
  const { app } = await startShop();
  const get = (accepted?: string) =>
    app.inject({ url: '/api/parts', headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });
  const plain = await get();
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await get('gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, origin' });
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
  const gzip = await get('gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect((await get('identity')).rawPayload).toEqual(plain.rawPayload);
  expect(gzip.headers['x-total-count']).toBe('1');
});

test('sends a smaller Brotli copy after it was idle', async () => {
  const { app, clientOf } = await startBackend();
  const axles = Array.from(
    { length: 150 },
    (_, index) => `Disc ${(index * 7919) % 1000} for axle ${(index * 31) % 17}`,
  );
  await (await clientOf(admin)).addPart({ ...disc, description: axles.join(', ') });
  const get = async () => (await app.inject({ url: '/api/parts', headers: { 'accept-encoding': 'br' } })).rawPayload;
  const first = await get();
  await expect.poll(async () => (await get()).length).toBeLessThan(first.length);
  expect(brotliDecompressSync(await get())).toEqual(brotliDecompressSync(first));
});

test('tells an edge how long it may keep a public read, and by which key it is purged', async () => {
  const { app, clientOf } = await startShop();
  const dealer = await clientOf(admin);
  const [part] = await dealer.listParts();
  const headersOf = async (url: string) => {
    const { headers } = await app.inject(url);
    return [headers['surrogate-control'], headers['surrogate-key'], headers['cache-control']];
  };
  const one = `/api/purchase/${part?._id}`;
  expect(await headersOf('/api/parts?limit=6')).toEqual(['max-age=10', 'parts', 'no-cache']);
  expect(await headersOf(one)).toEqual(['max-age=10', `part-${part?._id}`, 'no-cache']);
  expect(await headersOf('/api/showReview')).toEqual(['max-age=10', 'reviews', 'no-cache']);
  expect(await headersOf('/api/purchase/unknown')).toEqual([undefined, undefined, 'no-cache']);
  expect(await headersOf('/api/userOrders?email=a@b.com')).toEqual([undefined, undefined, 'no-store']);
});

test('answers an unchanged public read with 304', async () => {
  const { app, clientOf } = await startShop();
  const dealer = await clientOf(admin);
  const [part] = await dealer.listParts();
  const urls = ['/api/parts?limit=6', '/api/showReview', `/api/purchase/${part?._id}`];
  const get = (url: string, etag: unknown) => app.inject({ url, headers: { 'if-none-match': String(etag) } });
  for (const url of urls) {
    const { etag } = (await app.inject(url)).headers;
    expect((await get(url, `W/"other", ${String(etag)}`)).statusCode).toBe(304);
    expect((await get(url, etag)).body).toBe('');
    expect((await get(url, '"other"')).statusCode).toBe(200);
  }
});

test('never serves outdated data in a public read', async () => {
  const { app, clientOf, store } = await startShop();
  const shopper = await clientOf(rahim);
  const stock = async () => (await app.inject('/api/parts')).json<{ available_quantity: number }[]>()[0];
  for (const expected of [36, 34, 32]) {
    expect(await stock()).toMatchObject({ available_quantity: expected });
    await shopper.placeOrder(order);
  }
  const [placed] = await shopper.listOrders({ email: rahim });
  await shopper.deleteOrder({ id: String(placed?._id) });
  expect(await stock()).toMatchObject({ available_quantity: 32 });
  expect((await app.inject('/api/showReview')).json()).toEqual([]);
  await store.addReview(review);
  expect((await app.inject('/api/showReview')).json()).toHaveLength(1);
});

test('computes a public read once, regardless of unknown parameters and excessive limits', async () => {
  const store = openSqliteStore(temporaryFolder());
  const { app } = await startBackend({ store });
  await store.addPart(disc);
  const [findParts, listReviews] = [vi.spyOn(store, 'findParts'), vi.spyOn(store, 'listReviews')];
  for (const query of ['', '?z=1', '?z=2', '?limit=1000', '?limit=1001', '?limit=999999999', '?z=1&limit=5000']) {
    expect((await app.inject(`/api/parts${query}`)).statusCode).toBe(200);
    expect((await app.inject(`/api/showReview${query}`)).statusCode).toBe(200);
  }
  expect([findParts.mock.calls.length, listReviews.mock.calls.length]).toEqual([1, 1]);
  await store.close();
});

test('keeps a frequent public read in the cache during many other reads', async () => {
  const store = openSqliteStore(temporaryFolder());
  const { app } = await startBackend({ store });
  await store.addPart(disc);
  const findParts = vi.spyOn(store, 'findParts');
  for (let n = 0; n < 1200; n++) {
    await app.inject('/api/parts?limit=6');
    await app.inject(`/api/parts?search=${n}`);
  }
  expect(findParts.mock.calls.filter(([{ limit }]) => limit === 6)).toHaveLength(1);
  await store.close();
});

test('does not cache errors of public reads', async () => {
  const { app, store } = await startBackend();
  expect((await app.inject('/api/parts?limit=0')).statusCode).toBe(400);
  expect((await app.inject('/api/parts?limit=0')).json()).toMatchObject({ issues: [{ path: 'limit' }] });
  const none = await app.inject(`/api/purchase/${'0'.repeat(24)}`);
  expect(none.statusCode).toBe(404);
  expect(none.headers['etag']).toBeUndefined();
  await store.addPart(disc);
  const [part] = (await store.findParts({ limit: 1 })).rows;
  expect((await app.inject(`/api/purchase/${part?._id}`)).json()).toEqual(part);
});
