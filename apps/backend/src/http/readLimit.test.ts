import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { giveWay } from '../operation/readTurn.ts';
import type { Catalogue } from '../store/Store.ts';
import { startBackend } from '../../tests/startBackend.ts';

afterEach(() => void vi.restoreAllMocks());

/** Stops the clock within a minute, so that neither a slow machine nor the next minute changes what a client has used. */
const stopClock = () => vi.useFakeTimers({ toFake: ['performance', 'Date'], now: Date.parse('2026-11-23T12:00:30Z') });

/** A backend whose searches take as many milliseconds as the lowest price that they ask for. */
async function startSlowBackend(reads: number) {
  stopClock();
  const backend = await startBackend({ rateLimits: { reads } });
  const findParts = vi.fn<Catalogue['findParts']>(async ({ min = 0 }) => {
    vi.advanceTimersByTime(min);
    return { rows: [], total: 0 };
  });
  vi.spyOn(backend.store, 'readCatalogue').mockImplementation((_version, read) =>
    read({ ...backend.store, findParts }),
  );
  const get = (url: string, remoteAddress = '10.0.0.1') => backend.app.inject({ url: `/api/${url}`, remoteAddress });
  return { ...backend, findParts, get };
}

afterEach(() => void vi.useRealTimers());

test('a client is refused when the time of its reads is used up, until the minute ends, and others are not', async () => {
  const { get, findParts } = await startSlowBackend(1000);
  const statuses = [];
  for (const n of [400, 401, 402, 403]) statuses.push((await get(`parts?min=${n}`)).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await get('parts?min=404');
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(30);
  expect(refused.json()).toMatchObject({ message: expect.stringMatching(/^Too many requests/) as string });
  expect((await get('parts?min=404', '10.0.0.2')).statusCode).toBe(200);
  expect(findParts).toHaveBeenCalledTimes(4);
  // What the cache has costs nothing.
  expect((await get('parts?min=400')).statusCode).toBe(200);
  vi.advanceTimersByTime(30_000);
  expect((await get('parts?min=405')).statusCode).toBe(200);
});

test('a cheap read costs less than an expensive one', async () => {
  const { get } = await startSlowBackend(1000);
  for (let n = 0; n < 100; n++) expect((await get(`parts?max=${n}`)).statusCode).toBe(200);
  expect((await get('parts?min=1&max=1')).statusCode).toBe(200);
});

test('each line of a list costs as much as a search, and a list is no write', async () => {
  stopClock();
  const { app } = await startBackend({ rateLimits: { reads: 100, writes: 1 } });
  const resolve = (lines: number) =>
    app.inject({
      method: 'POST',
      url: '/api/parts/resolve',
      payload: { lines: Array.from({ length: lines }, () => '') },
    });
  expect((await resolve(1)).statusCode).toBe(200);
  expect((await resolve(9)).statusCode).toBe(200);
  expect((await resolve(20)).statusCode).toBe(429);
});

test('lists that a client asks for at once take no longer than one after the other', async () => {
  const { get, findParts } = await startSlowBackend(1000);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => (await get(`parts?min=${400 + n}`)).statusCode),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  expect(findParts).toHaveBeenCalledTimes(3);
  expect((await get('parts?min=400', '10.0.0.2')).statusCode).toBe(200);
});

test.each(['parts?search=hub', 'facets?search=hub', 'suggestions?search=hub', 'showReview?limit=9'])(
  'of the reads of /%s at once one runs at a time, whatever clients ask for them',
  async (url) => {
    const { get, store } = await startSlowBackend(10_000);
    let running = 0;
    let most = 0;
    const wait = async () => {
      most = Math.max(most, ++running);
      await setImmediate();
      running--;
    };
    const empty = { rows: [], total: 0, categories: [], vehicles: [], brands: [] };
    const reads = {
      findParts: () => wait().then(() => empty),
      findFacets: () => wait().then(() => empty),
      findSuggestions: () => wait().then(() => []),
      listReviews: () => wait().then(() => empty),
    };
    vi.spyOn(store, 'readCatalogue').mockImplementation((_version, read) => read({ ...store, ...reads }));
    const responses = await Promise.all(Array.from({ length: 6 }, (_, n) => get(`${url}${n}`, `10.0.0.${n}`)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(most).toBe(1);
  },
);

test('reads of one client that do not wait for a turn reserve time while they run', async () => {
  const { app, store } = await startSlowBackend(1000);
  let end: () => void = () => undefined;
  const ended = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined);
  });
  const getPart = vi.fn<Catalogue['getPart']>(() => ended);
  vi.spyOn(store, 'readCatalogue').mockImplementation((_version, read) => read({ ...store, getPart }));
  const statuses: number[] = [];
  const get = async (n: number, remoteAddress: string) =>
    void statuses.push((await app.inject({ url: `/api/purchase/${n}`, remoteAddress })).statusCode);
  const reads = Array.from({ length: 40 }, (_, n) => get(n, '10.0.0.1'));
  const other = get(41, '10.0.0.2');
  await vi.waitFor(() => expect(getPart.mock.calls.length + statuses.length).toBe(41));
  expect(new Set(statuses)).toEqual(new Set([429]));
  // Fifty milliseconds are reserved for each.
  expect(getPart.mock.calls.length).toBeGreaterThan(10);
  expect(getPart.mock.calls.length).toBeLessThanOrEqual(1 + 1000 / 50);
  end();
  await Promise.all([...reads, other]);
});

test('a read for which those of its client that run leave no time is refused before it waits', async () => {
  const { get, findParts } = await startSlowBackend(1000);
  const statuses: number[] = [];
  findParts.mockImplementationOnce(async () => {
    vi.advanceTimersByTime(980);
    await giveWay();
    void get('parts?max=2').then(({ statusCode }) => statuses.push(statusCode));
    for (let iteration = 0; iteration < 100 && statuses.length === 0; iteration++) await setImmediate();
    return { rows: [], total: 0 };
  });
  expect((await get('parts?max=1')).statusCode).toBe(200);
  expect(statuses).toEqual([429]);
});

test('a long read that others of its client interrupt ends at their limit, and one that runs alone goes on', async () => {
  const { get, findParts } = await startSlowBackend(1000);
  let ran = 0;
  findParts.mockImplementation(async () => {
    for (let statement = 0; statement < 100; statement++) {
      vi.advanceTimersByTime(10);
      ran += 10;
      await giveWay();
    }
    return { rows: [], total: 0 };
  });
  const statuses = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => (await get(`parts?max=${n}`)).statusCode),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(7);
  expect(ran).toBeLessThanOrEqual(2000);
  expect((await get('parts?max=1', '10.0.0.2')).statusCode).toBe(200);
});

test('a read that ends at the limit of its client refuses no other client that waits for the same response', async () => {
  const { get, findParts } = await startSlowBackend(1000);
  const searches = ['a', 'b', 'c'];
  const others: ReturnType<typeof get>[] = [];
  let statements = 0;
  findParts.mockImplementation(async () => {
    for (let statement = 0; statement < 90; statement++) {
      vi.advanceTimersByTime(10);
      // The reads of these searches run, and are not at the limit yet.
      if (++statements === 30)
        others.push(...searches.map((search, n) => get(`parts?search=${search}`, `10.0.1.${n}`)));
      await giveWay();
    }
    return { rows: [], total: 0 };
  });
  const own = await Promise.all(searches.map((search) => get(`parts?search=${search}`)));
  expect(own.map(({ statusCode }) => statusCode)).toContain(429);
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});
