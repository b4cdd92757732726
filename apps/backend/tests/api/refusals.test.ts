import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { accessTokens, admin, type Backend, idTokenOf, startBackend } from '../startBackend.ts';
import { disc, identityOf, karim, order, rahim, review } from '../fixtures.ts';
import { snapshot } from '../snapshot.ts';

const profile = { email: rahim, username: 'Rahim', loaction: 'Sylhet', phone: '017' };

/** Starts a backend with a part, an order of Rahim, and three users. */
async function startShop(): Promise<Backend & { tokens: Record<'admin' | 'rahim', string> }> {
  const backend = await startBackend();
  const dealer = await backend.clientOf(admin);
  const shopper = await backend.clientOf(rahim);
  await backend.clientOf(karim);
  await dealer.addPart(disc);
  await shopper.placeOrder(order);
  return { ...backend, tokens: { admin: await backend.tokenOf(admin), rahim: await backend.tokenOf(rahim) } };
}

type Caller = 'admin' | 'rahim' | 'rahim with an ID token' | 'visitor';

interface ErrorBody {
  message: string;
  issues: { path: string; message: string }[];
}

/** Makes a call that must be refused, checks that nothing changed, and returns the response. */
async function refused(caller: Caller, request: InjectOptions) {
  const { app, store, tokens } = await startShop();
  const token = { ...tokens, 'rahim with an ID token': idTokenOf(rahim), visitor: undefined }[caller];
  const before = await snapshot(store);
  const response = await app.inject({
    ...request,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...request.headers },
  });
  expect(await snapshot(store)).toEqual(before);
  const body = response.json<ErrorBody>();
  expect(Object.keys(body)).toEqual(['message', 'issues']);
  expect(body.message).toMatch(/^[A-Z\w].+\.$/);
  return {
    status: response.statusCode,
    headers: response.headers,
    ...body,
    paths: body.issues.map(({ path }) => path),
  };
}

const post = (url: string, payload: object): InjectOptions => ({ method: 'POST', url: `/api${url}`, payload });
const put = (url: string, payload: object): InjectOptions => ({ method: 'PUT', url: `/api${url}`, payload });

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
    ['userName', 'with a NUL', 'rahim', post('/orderparts', { ...order, userName: 'a\0b' })],
    ['image', 'missing', 'admin', post('/addparts', { ...disc, image: undefined })],
    ['image', 'blank', 'admin', post('/addparts', { ...disc, image: '' })],
    ['image', 'a script', 'admin', post('/addparts', { ...disc, image: ' javascript:alert(1)' })],
    ['minimum_order_quantity', 'missing', 'admin', post('/addparts', { ...disc, minimum_order_quantity: '' })],
    ['minimum_order_quantity', 'zero', 'admin', post('/addparts', { ...disc, minimum_order_quantity: 0 })],
    ['available_quantity', 'negative', 'admin', post('/addparts', { ...disc, available_quantity: -1 })],
    ['price', 'an object', 'admin', post('/addparts', { ...disc, price: {} })],
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
    ['before', 'with a sort', 'visitor', { url: `/api/parts?sort=price&before=${'0'.repeat(24)}` }],
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

describe('a call about missing data gets a 404', () => {
  test.each(['0'.repeat(24), 'brake-disc', `1' OR '1'='1`])('the part %s', async (id) => {
    expect(await refused('visitor', { url: `/api/purchase/${encodeURIComponent(id)}` })).toMatchObject({ status: 404 });
  });

  test.each(['Clutch Kit', '', ' '])('an order of the part "%s"', async (product_name) => {
    const response = await refused('rahim', post('/orderparts', { ...order, product_name }));
    expect(response).toMatchObject({ status: 404, paths: ['product_name'] });
  });

  test('the profile of an unknown user', async () => {
    const email = 'unknown@example.com';
    expect(await refused('admin', { url: `/api/user/${email}` })).toMatchObject({ status: 404 });
    expect(await refused('admin', put(`/updateuser/${email}`, { ...profile, email }))).toMatchObject({ status: 404 });
  });

  test.each<InjectOptions>([
    { url: '/api' },
    { url: '/api/nothing' },
    { url: '/api/parts/nothing' },
    { method: 'POST', url: '/api/nothing', payload: 'text', headers: { 'content-type': 'text/plain' } },
  ])('an unknown endpoint: $url', async (request) => {
    expect(await refused('visitor', request)).toMatchObject({ status: 404, issues: [] });
  });
});

test.each<[allow: string, request: InjectOptions]>([
  ['GET, HEAD, OPTIONS', { method: 'POST', url: '/api/parts', payload: {} }],
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
  });

  test.each(['Brake Disc', ' BRAKE disc '])('a second part named "%s"', async (product_name) => {
    const response = await refused('admin', post('/addparts', { ...disc, product_name }));
    expect(response).toMatchObject({ status: 409, paths: ['product_name'] });
  });
});

test('a body over 64 KiB gets a 413', async () => {
  const response = await refused('rahim', post('/addreview', { ...review, description: 'a'.repeat(64 * 1024) }));
  expect(response).toMatchObject({ status: 413, message: 'The body is larger than 64 KiB.' });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
  'a body of type %s gets a 415',
  async (type) => {
    const request = { ...post('/orderparts', {}), payload: 'a=1', headers: { 'content-type': type } };
    expect(await refused('rahim', request)).toMatchObject({ status: 415 });
  },
);
