import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { admin, startBackend } from '../startBackend.ts';
import { disc, identityOf, review } from '../fixtures.ts';

describe('parts', () => {
  test('are listed in insertion order up to a limit, with a total and a link to older parts', async () => {
    const { app, store } = await startBackend();
    await Promise.all(Array.from({ length: 1003 }, (_, n) => store.addPart({ ...disc, product_name: `Part ${n}` })));
    const newest = await app.inject('/api/parts');
    const names = newest.json<{ product_name: string }[]>().map(({ product_name }) => product_name);
    expect(names).toHaveLength(1000);
    expect([names[0], names.at(-1)]).toEqual(['Part 3', 'Part 1002']);
    expect(newest.headers['x-total-count']).toBe('1003');
    expect((await app.inject('/api/parts?limit=5000')).json()).toHaveLength(1000);

    const [, query] = /^<(\?[^>]+)>; rel="next"$/.exec(String(newest.headers['link'])) ?? [];
    const older = await app.inject(`/api/parts${query}`);
    expect(older.json()).toMatchObject([0, 1, 2].map((n) => ({ product_name: `Part ${n}` })));
    expect(older.headers['link']).toBeUndefined();
  });

  test('can be limited, searched and sorted', async () => {
    const { store, clientOf } = await startBackend();
    for (const [n, product_name] of ['Clutch B', 'Hub', 'Clutch A'].entries()) {
      await store.addPart({ ...disc, product_name, price: n });
    }
    const visitor = await clientOf();
    const names = async (input: Parameters<typeof visitor.findParts>[0]) =>
      (await visitor.findParts(input)).map(({ product_name }) => product_name);
    expect(await names({ limit: 2 })).toEqual(['Hub', 'Clutch A']);
    expect(await names({ limit: 5000 })).toHaveLength(3);
    expect(await names({ search: 'clutch' })).toEqual(['Clutch B', 'Clutch A']);
    expect(await names({ search: 'clutch', sort: 'product_name' })).toEqual(['Clutch A', 'Clutch B']);
    expect(await names({ sort: '-price', limit: 1 })).toEqual(['Clutch A']);
  });
});

describe('reviews', () => {
  test('can be limited', async () => {
    const { app, store } = await startBackend();
    for (const rating of [1, 2, 3]) await store.addReview({ ...review, rating });
    const newest = await app.inject('/api/showReview?limit=2');
    expect(newest.json()).toMatchObject([{ rating: 2 }, { rating: 3 }]);
    expect(newest.headers['x-total-count']).toBe('3');
    expect((await app.inject('/api/showReview?limit=0')).statusCode).toBe(400);
  });

  test('are limited to the newest 300 kB, however many one user adds', async () => {
    const { app, store } = await startBackend();
    const random = () => randomBytes(3750).toString('base64');
    await Promise.all(
      Array.from({ length: 1000 }, (_, rating) => store.addReview({ ...review, rating, description: random() })),
    );
    for (const url of ['/api/showReview', '/api/showReview?limit=1000']) {
      const newest = await app.inject(url);
      expect(newest.rawPayload.length).toBeLessThanOrEqual(300_000);
      expect(newest.json<unknown[]>().length).toBeGreaterThan(50);
      expect(newest.json<unknown[]>().at(-1)).toMatchObject({ rating: 999 });
      expect(newest.headers['x-total-count']).toBe('1000');
    }
  });
});

describe('users', () => {
  test('are listed page by page and can be searched (S149)', async () => {
    const { app, store, tokenOf } = await startBackend();
    const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
    for (const name of ['a', 'b', 'c']) await store.signIn(identityOf(`${name}@example.com`));
    const newest = await app.inject({ url: '/api/user?limit=2&search=example.com', headers });
    expect(newest.json()).toMatchObject([{ email: 'b@example.com' }, { email: 'c@example.com' }]);
    expect(newest.headers['x-total-count']).toBe('3');
    const [, query] = /^<(\?[^>]+)>; rel="next"$/.exec(String(newest.headers['link'])) ?? [];
    const older = await app.inject({ url: `/api/user${query}`, headers });
    expect(older.json()).toMatchObject([{ email: 'a@example.com' }]);
    expect(older.headers['link']).toBeUndefined();
  });
});
