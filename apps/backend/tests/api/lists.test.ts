import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, test } from 'vitest';
import { admin, startBackend } from '../startBackend.ts';
import { daysIn } from '../../src/days.ts';
import type { OpenApi } from '../../src/operation/openApiTypes.ts';
import { disc, identityOf, order, review } from '../fixtures.ts';

describe('parts', () => {
  test('are listed in insertion order up to a limit, with a total and a link to older parts', async () => {
    const { app, store } = await startBackend();
    await store.seed({
      parts: Array.from({ length: 1003 }, (_, n) => ({ ...disc, product_name: `Part ${n}` })),
      reviews: [],
    });
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

  test('can be read by their ids, at most 200 at a time', async () => {
    const { app, store } = await startBackend();
    for (const product_name of ['Hub', 'Disc', 'Pad']) await store.addPart({ ...disc, product_name });
    const { rows } = await store.findParts({ limit: 3 });
    const url = (ids: (string | undefined)[]) => `/api/parts?${ids.map((id) => `ids=${id}`).join('&')}`;
    const read = await app.inject(url([rows[2]?._id, 'nothing', rows[0]?._id]));
    expect(read.json()).toEqual([rows[2], rows[0]]);
    expect(read.headers['x-total-count']).toBe('2');
    const readMany = (length: number) => app.inject(url(Array.from({ length }, () => rows[0]?._id)));
    expect(await readMany(200)).toHaveProperty('statusCode', 200);
    expect((await readMany(201)).json()).toMatchObject({ issues: [{ path: 'ids' }] });
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

test('the description of a list says where its count stops', async () => {
  const { app } = await startBackend();
  const { paths } = (await app.inject('/api/openapi.json')).json<OpenApi>();
  const described = paths['/parts']?.['get']?.responses['200']?.headers?.['X-Total-Count']?.description;
  expect(described).toContain('stops at 10000, so this value means this many or more');
});

test('a search uses 8 words and 80 characters, and says which', async () => {
  const { app, store } = await startBackend();
  await store.addPart({ ...disc, product_name: 'a1 b2 c3 d4 e5 f6 g7 h8 ডিস্ক' });
  const found = async (search: string) => {
    const { headers, json } = await app.inject(`/api/parts?search=${encodeURIComponent(search)}`);
    const used = headers['x-search-used'];
    return [json<unknown[]>().length, typeof used === 'string' ? decodeURIComponent(used) : used];
  };
  expect(await found(' a1  b2 c3 d4 e5 f6 g7 h8 ')).toEqual([1, undefined]);
  expect(await found('a1 b2 c3 d4 e5 f6 g7 ডিস্ক unknown words')).toEqual([1, 'a1 b2 c3 d4 e5 f6 g7 ডিস্ক']);
  expect(await found('ডিস্ক'.repeat(20))).toEqual([0, 'ডিস্ক'.repeat(16)]);
  expect((await app.inject(`/api/parts?search=${'a'.repeat(201)}`)).statusCode).toBe(400);
});

test('a sorted list of parts links to the next page with the same parameters', async () => {
  const { app, store } = await startBackend();
  for (const n of [1, 2, 3, 4, 5]) await store.addPart({ ...disc, product_name: `Hub ${n}`, price: n * 100 });
  await store.addPart({ ...disc, product_name: 'Hub 6', price: 50, available_quantity: 0 });
  const names: string[] = [];
  let url: string | undefined = '/api/parts?search=hub&sort=-price&stock=in&min=150&max=&limit=2';
  while (url) {
    const page: LightMyRequestResponse = await app.inject(url);
    expect(page.headers['x-total-count']).toBe('4');
    names.push(...page.json<{ product_name: string }[]>().map(({ product_name }) => product_name));
    const [, query] = /^<(\?[^>]+)>; rel="next"$/.exec(String(page.headers['link'])) ?? [];
    url = query && `/api/parts${query}`;
  }
  expect(names).toEqual(['Hub 5', 'Hub 4', 'Hub 3', 'Hub 2']);
});

describe('orders', () => {
  async function startShop() {
    const backend = await startBackend();
    await backend.store.addPart({ ...disc, available_quantity: 10_000 });
    const headers = { authorization: `Bearer ${await backend.tokenOf(admin)}` };
    return { ...backend, get: (query: string) => backend.app.inject({ url: `/api/orders${query}`, headers }) };
  }

  test('are listed 50 at a time, the newest first, with a total and a link to older ones', async () => {
    const { store, get } = await startShop();
    for (let n = 0; n < 53; n++) await store.placeOrder({ ...order, orderQuantity: n + 2 });
    const newest = await get('?search=rahim&status=placed');
    const quantities = newest.json<{ orderQuantity: number }[]>().map(({ orderQuantity }) => orderQuantity);
    expect([quantities.length, quantities[0], quantities.at(-1)]).toEqual([50, 54, 5]);
    expect(newest.headers['x-total-count']).toBe('53');
    const [, query = ''] = /^<(\?[^>]+)>; rel="next"$/.exec(String(newest.headers['link'])) ?? [];
    const older = await get(query);
    expect(older.json()).toMatchObject([{ orderQuantity: 4 }, { orderQuantity: 3 }, { orderQuantity: 2 }]);
    expect(older.headers['link']).toBeUndefined();
    expect((await get('?limit=1')).json()).toHaveLength(1);
  });

  test('are refused with the field for a date that no calendar has or no order could have', async () => {
    const { get } = await startShop();
    for (const [path, date] of [
      ['from', '0000-01-01'],
      ['to', '9999-12-31'],
      ['to', '9999-12-31T23:59:59Z'],
      ['from', '9999-12-31T23:59:59-12:00'],
      ['from', '1899-12-31'],
      ['to', '2026-02-30'],
      ['to', '2026-13-01'],
      ['from', '275760-09-13'],
      ['from', '1e300'],
      ['from', '-1'],
      ['to', '0'],
    ]) {
      const response = await get(`?${path}=${date}`);
      expect([date, response.statusCode, response.json()]).toMatchObject([date, 400, { issues: [{ path }] }]);
    }
  });

  test('are filtered by the first and the last date that have a start in every time zone', async () => {
    const { store, get } = await startShop();
    await store.placeOrder(order);
    expect((await get('?from=1900-01-01&to=2999-12-31')).json()).toHaveLength(1);
  });

  test('are found by the id and by the URL of an order, as its printed code has it', async () => {
    const { store, get } = await startShop();
    const placed = [await store.placeOrder(order), await store.placeOrder(order)];
    const [first = ''] = placed.map((each) => (each.outcome === 'placed' ? each._id : ''));
    for (const search of [first, `https://shop.example/dashboard/orders/${first.toUpperCase()}`]) {
      const found = await get(`?search=${encodeURIComponent(search)}`);
      expect(found.json()).toMatchObject([{ _id: first }]);
      expect(found.headers['x-total-count']).toBe('1');
    }
    expect((await get(`?search=${'0'.repeat(24)}`)).json()).toEqual([]);
  });

  test("are filtered by the dealer's days, the last one included", async () => {
    const { store, get } = await startShop();
    await store.placeOrder(order);
    const [placed] = (await store.listOrders(order.userEmail)).rows;
    const days = daysIn('Asia/Dhaka');
    const today = days.dateOf(Date.parse(String(placed?.placedAt)));
    const tomorrow = days.dateOf(days.startOf(today, 1));
    const count = async (query: string) => (await get(query)).json<unknown[]>().length;
    expect(await count(`?from=${today}&to=${today}`)).toBe(1);
    expect(await count(`?from=${tomorrow}`)).toBe(0);
    expect(await count(`?to=2020-01-01`)).toBe(0);
    expect(await count(`?from=${placed?.placedAt}&to=`)).toBe(1);
    expect(await count(`?to=${placed?.placedAt}`)).toBe(0);
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
      Array.from({ length: 100 }, (_, rating) => store.addReview({ ...review, rating, description: random() })),
    );
    for (const url of ['/api/showReview', '/api/showReview?limit=1000']) {
      const newest = await app.inject(url);
      expect(newest.rawPayload.length).toBeLessThanOrEqual(300_000);
      expect(newest.json<unknown[]>().length).toBeGreaterThan(50);
      expect(newest.json<unknown[]>().at(-1)).toMatchObject({ rating: 99 });
      expect(newest.headers['x-total-count']).toBe('100');
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

  test('are sorted, with a link to the rows after the last one', async () => {
    const { app, store, tokenOf } = await startBackend();
    const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
    for (const name of ['c', 'a', 'b']) await store.signIn(identityOf(`${name}@example.com`));
    const first = await app.inject({ url: '/api/user?limit=2&search=example.com&sort=email', headers });
    expect(first.json()).toMatchObject([{ email: 'a@example.com' }, { email: 'b@example.com' }]);
    const [, query] = /^<(\?[^>]+)>; rel="next"$/.exec(String(first.headers['link'])) ?? [];
    const last = await app.inject({ url: `/api/user${query}`, headers });
    expect(last.json()).toMatchObject([{ email: 'c@example.com' }]);
    expect((await app.inject({ url: '/api/user?sort=phone', headers })).statusCode).toBe(400);
  });
});
