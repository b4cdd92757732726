import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { disc, order, rahim, review } from '../fixtures.ts';
import { post, put, refused, startShop } from './refused.ts';

const profile = { email: rahim, username: 'Rahim', loaction: 'Sylhet', phone: '017' };

describe('a call about missing data gets a 404', () => {
  test.each(['0'.repeat(24), 'brake-disc', `1' OR '1'='1`])('the part %s', async (id) => {
    expect(await refused('visitor', { url: `/api/purchase/${encodeURIComponent(id)}` })).toMatchObject({ status: 404 });
  });

  test.each(['Clutch Kit', '', ' '])('an order of the part "%s"', async (product_name) => {
    const response = await refused('rahim', post('/orderparts', { ...order, product_name }));
    const message = 'No part with this name is on sale.';
    const lines = [{ index: 0, product_name }];
    expect(response).toMatchObject({ status: 404, paths: ['product_name'], message, current: { lines } });
  });

  test('the status of an unknown order', async () => {
    const step = { from: 'placed', to: 'confirmed' };
    expect(await refused('admin', put('/orders/1/status', step))).toMatchObject({ status: 404 });
  });

  test('the profile of an unknown user', async () => {
    const email = 'unknown@example.com';
    expect(await refused('admin', { url: `/api/user/${email}` })).toMatchObject({ status: 404 });
    expect(await refused('admin', put(`/updateuser/${email}`, { ...profile, email }))).toMatchObject({ status: 404 });
  });

  test.each<InjectOptions>([
    { url: '/api' },
    { url: '/api/nothing' },
    { url: '/api/purchase/1/nothing' },
    { method: 'POST', url: '/api/nothing', payload: 'text', headers: { 'content-type': 'text/plain' } },
  ])('an unknown endpoint: $url', async (request) => {
    expect(await refused('visitor', request)).toMatchObject({ status: 404, issues: [] });
  });
});

test.each<[allow: string, request: InjectOptions]>([
  ['GET, HEAD, OPTIONS', { method: 'POST', url: '/api/showReview', payload: {} }],
  ['POST, OPTIONS', { url: '/api/orderparts' }],
  ['PUT, GET, HEAD, OPTIONS', { method: 'DELETE', url: `/api/user/${rahim}` }],
  ['DELETE, OPTIONS', { url: '/api/myorders/1' }],
])('an unsupported method gets a 405 with Allow: %s', async (allow, request) => {
  expect(await refused('visitor', request)).toMatchObject({ status: 405, headers: { allow } });
});

describe('a conflict with the current data gets a 409', () => {
  test('a quantity above the stock', async () => {
    const response = await refused('rahim', post('/orderparts', { ...order, orderQuantity: 35 }));
    expect(response).toMatchObject({ status: 409, paths: ['orderQuantity'], message: 'Only 34 are left.' });
    expect(response.current).toEqual({
      lines: [{ index: 0, product_name: disc.product_name, available_quantity: 34 }],
    });
  });

  test.each([
    [1, 'Only 1 is left.'],
    [0, 'This part is out of stock.'],
  ])('a quantity above a stock of %i', async (left, message) => {
    const { app, store, tokens } = await startShop();
    const [part] = (await store.findParts({ limit: 1 })).rows;
    const send = async (request: InjectOptions, token: string) =>
      app.inject({ ...request, headers: { authorization: `Bearer ${token}` } });
    const change = { read: { available_quantity: 34 }, changes: { available_quantity: left } };
    await send(put(`/parts/${part?._id}`, change), tokens.admin);
    expect((await send(post('/orderparts', order), tokens.rahim)).json()).toEqual({
      message,
      issues: [{ path: 'orderQuantity', message }],
      lines: [{ index: 0, product_name: disc.product_name, available_quantity: left }],
    });
  });

  test.each(['Brake Disc', ' BRAKE disc '])('a second part named "%s"', async (product_name) => {
    const response = await refused('admin', post('/addparts', { ...disc, product_name }));
    expect(response).toMatchObject({ status: 409, paths: ['product_name'] });
  });
});

describe('a conflict about an order has the present order', () => {
  async function shopWithOrder() {
    const backend = await startShop();
    const [placed] = (await backend.store.listOrders(rahim)).rows;
    const _id = String(placed?._id);
    const call = (request: InjectOptions, caller: 'admin' | 'rahim') =>
      backend.app.inject({ ...request, headers: { authorization: `Bearer ${backend.tokens[caller]}` } });
    const step = (from: string, to: string) => call(put(`/orders/${_id}/status`, { from, to }), 'admin');
    return { ...backend, _id, call, step };
  }

  test.each([
    ['placed', 'packed', 'A line that is placed cannot become packed.'],
    ['confirmed', 'packed', 'This line is placed by now. Check it, then try again.'],
  ])('a step from %s to %s', async (from, to, message) => {
    const { store, step, _id } = await shopWithOrder();
    const response = await step(from, to);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ message, issues: [], order: await store.getOrder(_id) });
  });

  test.each(['rahim', 'admin'] as const)('a deletion of a packed order by %s (D31)', async (caller) => {
    const { store, step, call, _id } = await shopWithOrder();
    expect((await step('placed', 'confirmed')).json()).toEqual({ modifiedCount: 1 });
    await step('confirmed', 'packed');
    const response = await call({ method: 'DELETE', url: `/api/myorders/${_id}` }, caller);
    expect(response.statusCode).toBe(409);
    const message = 'This line is packed, so it cannot be deleted. Call the shop.';
    const present = await store.getOrder(_id);
    const history = present?.history?.map(({ by, ...each }) => ({
      ...each,
      by: caller === 'rahim' && by !== rahim ? 'shop' : by,
    }));
    // Only admins read the customer.
    const seen = { ...present, history, customer: caller === 'rahim' ? undefined : present?.customer };
    expect(response.json()).toEqual({ message, issues: [], order: seen });
  });
});

describe('a change of a part', () => {
  async function shopWithPart() {
    const { app, store, tokens } = await startShop();
    const [part] = (await store.findParts({ limit: 1 })).rows;
    const headers = { authorization: `Bearer ${tokens.admin}` };
    const change = (read: object, changes: object, id = part?._id) =>
      app.inject({ ...put(`/parts/${id}`, { read, changes }), headers });
    return { store, change, part };
  }

  test('is made if the values are still the ones that were read', async () => {
    const { store, change, part } = await shopWithPart();
    const response = await change({ price: '14500', available_quantity: 34 }, { price: '120', available_quantity: 40 });
    expect(response.json()).toEqual({ modifiedCount: 1 });
    expect(await store.getPart(String(part?._id))).toEqual({ ...part, price: 120, available_quantity: 40 });
  });

  test('gets a 409 with the present part if a value has changed (D34)', async () => {
    const { change, part } = await shopWithPart();
    for (const read of [{ price: 1 }, { price: null }, { price: disc.price, image: null }]) {
      const response = await change(read, { price: 120 });
      expect(response.statusCode).toBe(409);
      const message = 'This part has changed in the meantime. Check its current values, then try again.';
      expect(response.json()).toEqual({ message, issues: [], part });
    }
  });

  test('gets a 400 that names a changed value that was not read, and takes null for a value that was missing (D34)', async () => {
    const { store, change } = await shopWithPart();
    const added = await store.addPart({ image: 'a.jpg', minimum_order_quantity: 1 });
    const id = added.outcome === 'added' ? added._id : '';
    const changes = { product_name: 'Hub', price: 120 };
    const unread = await change({ price: null }, changes, id);
    const message = 'must be the value that was read, or null if there was none';
    expect([unread.statusCode, unread.json()]).toEqual([
      400,
      { message: `read.product_name ${message}.`, issues: [{ path: 'read.product_name', message }] },
    ]);
    expect((await change({ product_name: null, price: null }, changes, id)).json()).toEqual({ modifiedCount: 1 });
    expect(await store.getPart(id)).toMatchObject(changes);
  });

  test('gets a 409 for a taken name, and a 404 for an unknown part', async () => {
    const { store, change } = await shopWithPart();
    await store.addPart({ ...disc, product_name: 'Hub' });
    const renamed = await change({ product_name: 'Brake Disc' }, { product_name: 'HUB' });
    expect([renamed.statusCode, renamed.json()]).toMatchObject([409, { issues: [{ path: 'changes.product_name' }] }]);
    expect((await change({ price: 2 }, { price: 1 }, 'none')).statusCode).toBe(404);
  });

  test.each<[path: string, changes: object]>([
    ['changes', {}],
    ['changes.price', { price: {} }],
    ['changes.available_quantity', { available_quantity: -1 }],
    ['changes.minimum_order_quantity', { minimum_order_quantity: null }],
    ['changes.image', { image: 'javascript:alert(1)' }],
    ['changes.product_name', { product_name: 'a'.repeat(201) }],
  ])('gets a 400 for invalid values: %s', async (path, changes) => {
    const { store, change, part } = await shopWithPart();
    const response = await change(part ?? {}, changes);
    expect([response.statusCode, response.json()]).toMatchObject([400, { issues: [{ path }] }]);
    expect(await store.getPart(String(part?._id))).toEqual(part);
  });
});

test('a review without an author belongs to no user', async () => {
  const { app, store, tokens } = await startShop();
  const { reviewerEmail: _none, ...anonymous } = review;
  const _id = await store.addReview(anonymous);
  const { productName, description, rating } = review;
  const change = put(`/reviews/${_id}`, { productName, description, rating });
  const response = await app.inject({ ...change, headers: { authorization: `Bearer ${tokens.rahim}` } });
  expect(response.statusCode).toBe(403);
  const unknown = put('/reviews/none', { productName, description, rating });
  expect((await app.inject({ ...unknown, headers: { authorization: `Bearer ${tokens.rahim}` } })).statusCode).toBe(404);
});

test('a body over 64 KiB gets a 413', async () => {
  const response = await refused('rahim', post('/addreview', { ...review, description: 'a'.repeat(64 * 1024) }));
  expect(response).toMatchObject({ status: 413, message: 'The body is larger than this call allows.' });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
  'a body of type %s gets a 415',
  async (type) => {
    const request = { ...post('/orderparts', {}), payload: 'a=1', headers: { 'content-type': type } };
    expect(await refused('rahim', request)).toMatchObject({ status: 415 });
  },
);
