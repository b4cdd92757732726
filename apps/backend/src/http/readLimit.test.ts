import { afterEach, expect, test, vi } from 'vitest';
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
