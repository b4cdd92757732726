import { describe, expect, test } from 'vitest';
import { apiHeaders } from '../../src/http/headers.ts';
import { admin, idTokenOf, startBackend } from '../startBackend.ts';
import { disc, karim, order, rahim, review } from '../fixtures.ts';

describe('rate limits', () => {
  const rateLimits = { signIns: 3, writes: 2 };

  test('limit the sign-ins of one IP address, and set Retry-After', async () => {
    const { app } = await startBackend({ rateLimits });
    const signIn = (remoteAddress: string, token = idTokenOf(rahim)) =>
      app.inject({
        method: 'PUT',
        url: `/api/user/${rahim}`,
        remoteAddress,
        headers: { authorization: `Bearer ${token}` },
        payload: { email: rahim },
      });
    for (const status of [200, 401, 200, 429]) {
      expect((await signIn('10.0.0.1', status === 401 ? 'forged' : undefined)).statusCode).toBe(status);
    }
    const refused = await signIn('10.0.0.1');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({
      message: expect.stringMatching(/^Too many requests\./) as string,
      issues: [],
    });
    expect((await signIn('10.0.0.2')).statusCode).toBe(200);
  });

  test('count the addresses of one IPv6 network as one', async () => {
    const { app } = await startBackend({ rateLimits: { signIns: 1, writes: 1 } });
    const statuses = [];
    for (const remoteAddress of ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1']) {
      const headers = { authorization: `Bearer ${idTokenOf(rahim)}` };
      const sent = { method: 'PUT', url: `/api/user/${rahim}`, headers, payload: { email: rahim } } as const;
      statuses.push((await app.inject({ ...sent, remoteAddress })).statusCode);
    }
    expect(statuses).toEqual([200, 429, 200]);
  });

  test('count all writes together, without reads and sign-ins', async () => {
    const { app, tokenOf, store } = await startBackend({ rateLimits });
    await store.addPart(disc);
    const headers = { authorization: `Bearer ${await tokenOf(rahim)}` };
    const placing = { method: 'POST', url: '/api/orderparts', headers, payload: order } as const;
    const deleting = { method: 'DELETE', url: '/api/myorders/none', headers } as const;
    expect((await app.inject(placing)).statusCode).toBe(201);
    for (let n = 0; n < 5; n++) expect((await app.inject('/api/parts')).statusCode).toBe(200);
    expect((await app.inject(deleting)).statusCode).toBe(200);
    expect((await app.inject(placing)).statusCode).toBe(429);
    expect((await app.inject(deleting)).statusCode).toBe(429);
    expect((await app.inject('/api/parts')).statusCode).toBe(200);
    expect((await store.listOrders(rahim)).rows).toHaveLength(1);
  });

  test('count no writes that only admins may make, except refused ones', async () => {
    const { app, tokenOf } = await startBackend({ rateLimits });
    const statuses = [];
    for (const authorization of [`Bearer ${await tokenOf(admin)}`, `Bearer ${await tokenOf(rahim)}`]) {
      for (const name of ['a', 'b', 'c']) {
        const payload = { ...disc, product_name: name };
        const response = await app.inject({
          method: 'POST',
          url: '/api/addparts',
          headers: { authorization },
          payload,
        });
        statuses.push(response.statusCode);
      }
    }
    expect(statuses).toEqual([201, 201, 201, 403, 403, 429]);
  });

  test.each([
    ['no token', {}],
    ['a forged token', { authorization: 'Bearer a.b.c' }],
  ])('do not count writes with %s against the users of the same IP address', async (_what, headers) => {
    const { app, tokenOf, store } = await startBackend({ rateLimits });
    await store.addPart(disc);
    const place = async (sent: Record<string, string>) =>
      (await app.inject({ method: 'POST', url: '/api/orderparts', headers: sent, payload: order })).statusCode;
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push(await place(headers));
    expect(statuses).toEqual([401, 401, 429, 429]);
    const own = { authorization: `Bearer ${await tokenOf(rahim)}` };
    expect([await place(own), await place(own), await place(own)]).toEqual([201, 201, 429]);
  });

  test.each([
    ['orders', '/api/orderparts', order],
    ['reviews', '/api/addreview', review],
  ])('limit the %s of one user across IP addresses, without affecting other users', async (kind, path, payload) => {
    const { app, tokenOf, store } = await startBackend({ rateLimits: { signIns: 100, writes: 100, [kind]: 2 } });
    await store.addPart(disc);
    const tokens: Record<string, string> = { [rahim]: await tokenOf(rahim), [karim]: await tokenOf(karim) };
    const send = async (email: string, remoteAddress: string) => {
      const headers = { authorization: `Bearer ${tokens[email]}` };
      const own = { ...payload, ...('userEmail' in payload ? { userEmail: email } : { reviewerEmail: email }) };
      return (await app.inject({ method: 'POST', url: path, remoteAddress, headers, payload: own })).statusCode;
    };
    const statuses = [];
    for (const n of [1, 2, 3]) statuses.push(await send(rahim, `10.0.0.${n}`));
    statuses.push(await send(karim, '10.0.0.3'));
    expect(statuses).toEqual([201, 201, 429, 201]);
  });

  test('use the address from a proxy only if the proxy is trusted', async () => {
    for (const [trustProxy, status] of [
      [['127.0.0.1'], 200],
      [[], 429],
    ] as const) {
      const { app } = await startBackend({ rateLimits: { signIns: 1, writes: 1 }, trustProxy });
      const statuses = [];
      for (const address of ['10.0.0.1', '10.0.0.2']) {
        const headers = { authorization: `Bearer ${idTokenOf(rahim)}`, 'x-forwarded-for': address };
        const sent = { method: 'PUT', url: `/api/user/${rahim}`, headers, payload: { email: rahim } } as const;
        statuses.push((await app.inject(sent)).statusCode);
      }
      expect(statuses).toEqual([200, status]);
    }
  });
});

describe('CORS', () => {
  const corsOrigins = ['https://shop.example'];

  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['https://evil.example', undefined],
  ])('responds to the origin %s with access-control-allow-origin: %s', async (origin, allowed) => {
    const { app } = await startBackend({ corsOrigins });
    const { headers } = await app.inject({ url: '/api/parts', headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe(allowed);
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/orderparts',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBe(allowed);
  });

  test('allows no other origin by default', async () => {
    const { app } = await startBackend();
    const { headers } = await app.inject({ url: '/api/parts', headers: { origin: 'https://shop.example' } });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('every response has the security headers', async () => {
  const { app, store } = await startBackend();
  await store.addPart({ ...disc, description: 'Internally vented. '.repeat(100) });
  const { etag = '' } = (await app.inject('/api/parts')).headers;
  const requests: [status: number, url: string, headers: Record<string, string>][] = [
    [200, '/api/parts', {}],
    [200, '/api/parts', { 'accept-encoding': 'br' }],
    [304, '/api/parts', { 'if-none-match': etag }],
    [200, '/api/healthz', {}],
    [401, '/api/user', {}],
    [404, '/api/nothing', {}],
  ];
  for (const [status, url, headers] of requests) {
    const response = await app.inject({ url, headers });
    expect(response.statusCode).toBe(status);
    expect(response.headers).toMatchObject({
      ...apiHeaders,
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
});

test('calls above the concurrency limit get a 503, and later ones are served', async () => {
  const { app } = await startBackend({ maxInFlight: 5 });
  const responses = await Promise.all(Array.from({ length: 20 }, () => app.inject('/api/parts')));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  expect(refused).toHaveLength(15);
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect(refused[0]?.json()).toMatchObject({ message: expect.stringMatching(/^The shop is too busy/) as string });
  for (let n = 0; n < 10; n++) expect((await app.inject('/api/parts')).statusCode).toBe(200);
});

test('an admin signs in with all limits set to 1', async () => {
  const { tokenOf } = await startBackend({ rateLimits: { signIns: 1, writes: 1 }, maxInFlight: 1 });
  expect(await tokenOf(admin)).toMatch(/^ey/);
});
