import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { accessTokens, idTokenOf } from '../startBackend.ts';
import { disc, identityOf, karim, order, rahim, review } from '../fixtures.ts';
import { type Caller, post, put, refused } from './refused.ts';

const profile = { email: rahim, username: 'Rahim', loaction: 'Sylhet', phone: '017' };

test('an order below the minimum is refused with the minimum', async () => {
  expect(await refused('rahim', post('/orderparts', { ...order, orderQuantity: 1 }))).toMatchObject({
    status: 400,
    message: 'At least 2 must be ordered.',
    current: { lines: [{ index: 0, product_name: disc.product_name, minimum_order_quantity: 2 }] },
  });
});

describe('invalid input gets a 400 with the path of the field', () => {
  test.each<[path: string, why: string, caller: Caller, request: InjectOptions]>([
    ['orderQuantity', 'below the minimum', 'rahim', post('/orderparts', { ...order, orderQuantity: 1 })],
    ['orderQuantity', 'not a whole number', 'rahim', post('/orderparts', { ...order, orderQuantity: 2.5 })],
    ['orderQuantity', 'not above 0', 'rahim', post('/orderparts', { ...order, orderQuantity: -2 })],
    ['orderQuantity', 'not a number', 'rahim', post('/orderparts', { ...order, orderQuantity: 'two' })],
    ['orderQuantity', 'too large', 'rahim', post('/orderparts', { ...order, orderQuantity: 1e300 })],
    ['orderQuantity', 'missing', 'rahim', post('/orderparts', { ...order, orderQuantity: null })],
    ['address', 'blank', 'rahim', post('/orderparts', { ...order, address: '  ' })],
    ['phone', 'missing', 'rahim', post('/orderparts', { ...order, phone: undefined })],
    ['phone', 'an object', 'rahim', post('/orderparts', { ...order, phone: { $gt: '' } })],
    ['userEmail', 'missing', 'rahim', post('/orderparts', { ...order, userEmail: undefined })],
    ['address', 'too long', 'rahim', post('/orderparts', { ...order, address: 'a'.repeat(1001) })],
    ['userName', 'with half a character', 'rahim', post('/orderparts', { ...order, userName: 'a\ud800b' })],
    ['userName', 'with a NUL', 'rahim', post('/orderparts', { ...order, userName: 'a\0b' })],
    ['image', 'missing', 'admin', post('/addparts', { ...disc, image: undefined })],
    ['image', 'blank', 'admin', post('/addparts', { ...disc, image: '' })],
    ['minimum_order_quantity', 'missing', 'admin', post('/addparts', { ...disc, minimum_order_quantity: '' })],
    ['minimum_order_quantity', 'zero', 'admin', post('/addparts', { ...disc, minimum_order_quantity: 0 })],
    ['available_quantity', 'negative', 'admin', post('/addparts', { ...disc, available_quantity: -1 })],
    ['price', 'an object', 'admin', post('/addparts', { ...disc, price: {} })],
    ['price', 'negative', 'admin', post('/addparts', { ...disc, price: -0.01 })],
    ['price', 'negative as text', 'admin', post('/addparts', { ...disc, price: ' -1,200 ' })],
    ['rating', 'missing', 'rahim', post('/addreview', { ...review, rating: undefined })],
    ['rating', 'not a number', 'rahim', post('/addreview', { ...review, rating: 'good' })],
    ['description', 'blank', 'rahim', post('/addreview', { ...review, description: '' })],
    ['loaction', 'blank', 'rahim', put(`/updateuser/${rahim}`, { ...profile, loaction: '' })],
    ['phone', 'missing', 'rahim', put(`/updateuser/${rahim}`, { ...profile, phone: undefined })],
    ['email', "another user's", 'rahim', put(`/updateuser/${rahim}`, { ...profile, email: karim })],
    ['email', "another user's", 'rahim with an ID token', put(`/user/${rahim}`, { email: karim })],
    ['email', 'missing', 'rahim', { url: '/api/userOrders' }],
    ['email', 'repeated', 'rahim', { url: `/api/userOrders?email=${rahim}&email=${karim}` }],
    ['limit', 'zero', 'visitor', { url: '/api/parts?limit=0' }],
    ['limit', 'not a number', 'visitor', { url: '/api/parts?limit=many' }],
    ['before', 'not an _id', 'visitor', { url: '/api/parts?before=yesterday' }],
    ['before', 'no part, with a sort', 'visitor', { url: `/api/parts?sort=price&before=${'0'.repeat(24)}` }],
    ['before', 'no order', 'admin', { url: `/api/orders?before=${'0'.repeat(24)}` }],
    ['stock', 'unknown', 'visitor', { url: '/api/parts?stock=out' }],
    ['min', 'not a number', 'visitor', { url: '/api/parts?min=cheap' }],
    ['category', 'more than 50', 'visitor', { url: `/api/parts?${'category=a&'.repeat(51)}` }],
    ['max', 'negative', 'visitor', { url: '/api/parts?max=-1' }],
    ['status', 'unknown', 'admin', { url: '/api/orders?status=lost' }],
    ['from', 'not a date', 'admin', { url: '/api/orders?from=yesterday' }],
    ['to', 'a day that does not exist', 'admin', { url: '/api/orders?to=2026-02-30' }],
    ['to', 'a time without an offset', 'admin', { url: '/api/orders?to=2026-02-20T10:00' }],
    ['from', 'missing', 'admin', put('/orders/1/status', { to: 'confirmed' })],
    ['to', 'an unknown status', 'admin', put('/orders/1/status', { from: 'placed', to: 'lost' })],
    [
      'reason',
      'too long',
      'admin',
      put('/orders/1/status', { from: 'placed', to: 'cancelled', reason: 'a'.repeat(501) }),
    ],
    ['sort', 'unknown', 'visitor', { url: '/api/parts?sort=_id;DROP TABLE parts' }],
    ['', 'no body', 'rahim', { method: 'POST', url: '/api/orderparts' }],
    [
      '',
      'a JSON string',
      'rahim',
      { ...post('/orderparts', {}), payload: '"order"', headers: { 'content-type': 'application/json' } },
    ],
  ])('%s: %s', async (path, _why, caller, request) => {
    const { status, paths } = await refused(caller, request);
    expect(status).toBe(400);
    expect(paths).toContain(path);
  });

  test('with the paths of all invalid fields', async () => {
    const { message, paths } = await refused('rahim', post('/orderparts', { userEmail: rahim, orderQuantity: 2 }));
    expect(paths).toEqual(['userName', 'product_name', 'address', 'phone']);
    expect(message).toBe('userName is required, product_name is required, address is required, phone is required.');
  });

  test('without the input in the response', async () => {
    const secret = '01711-secret';
    const { message, issues } = await refused(
      'rahim',
      post('/orderparts', { ...order, orderQuantity: secret, phone: [secret] }),
    );
    expect(JSON.stringify({ message, issues })).not.toContain(secret);
  });

  test.each(['{', '{"a":}', '{"__proto__":{"admin":true}}'])('invalid JSON: %s', async (payload) => {
    const request = { ...post('/orderparts', {}), payload, headers: { 'content-type': 'application/json' } };
    expect(await refused('rahim', request)).toMatchObject({ status: 400, issues: [] });
  });

  test('an infinite rating', async () => {
    const payload = JSON.stringify({ ...review, rating: 0 }).replace('"rating":0', '"rating":1e999');
    const request = { ...post('/addreview', {}), payload, headers: { 'content-type': 'application/json' } };
    expect(await refused('rahim', request)).toMatchObject({ status: 400, paths: ['rating'] });
  });

  test('a URL with invalid percent-encoding', async () => {
    expect(await refused('visitor', { url: '/api/purchase/%E0%A4%A' })).toMatchObject({ status: 400 });
  });
});

describe('a protected call without a valid token gets a 401', () => {
  test.each([
    ['no token', undefined],
    ['another scheme', 'Basic cmFoaW06cGFzcw=='],
    ['an empty token', 'Bearer '],
    ['a malformed token', 'Bearer a.b.c'],
    ["the provider's ID token", `Bearer ${idTokenOf(rahim)}`],
  ])('%s', async (_why, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const { status, headers: received } = await refused('visitor', { url: `/api/userOrders?email=${rahim}`, headers });
    expect(status).toBe(401);
    expect(received['www-authenticate']).toBe('Bearer realm="dealerkit"');
  });

  test('a token of an unknown user', async () => {
    const token = await accessTokens.issue(identityOf('gone@example.com'));
    const headers = { authorization: `Bearer ${token}` };
    expect(await refused('visitor', { url: '/api/user/gone@example.com', headers })).toMatchObject({ status: 401 });
  });

  test('also a sign-in with an access token instead of an ID token', async () => {
    expect(await refused('rahim', put(`/user/${rahim}`, { email: rahim }))).toMatchObject({ status: 401 });
    expect(await refused('visitor', put(`/user/${rahim}`, { email: rahim }))).toMatchObject({ status: 401 });
  });

  test('before the body is validated', async () => {
    expect(await refused('visitor', post('/orderparts', {}))).toMatchObject({ status: 401 });
    expect(await refused('rahim', post('/addparts', {}))).toMatchObject({ status: 403 });
  });
});
