import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createClient, HttpError } from '@dealerkit/api-client';
import { expect, test, vi } from 'vitest';
import { admin, type Backend, idTokenOf, startBackend } from '../startBackend.ts';
import { disc, order, rahim } from '../fixtures.ts';

async function listen({ app }: Backend): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

test('sells 100 pieces to exactly 100 of 200 concurrent buyers', async () => {
  const backend = await startBackend();
  const origin = await listen(backend);
  await (await backend.clientOf(admin)).addPart({ ...disc, minimum_order_quantity: 1, available_quantity: 100 });

  const buy = async (email: string) => {
    const token = await backend.tokenOf(email);
    const client = createClient({ host: `${origin}/api`, accessToken: () => token });
    return client.placeOrder({ ...order, userEmail: email, orderQuantity: 1 }).then(
      () => 'bought',
      (error: unknown) => (error instanceof HttpError ? error.status : error),
    );
  };
  const outcomes = await Promise.all(Array.from({ length: 200 }, (_, n) => buy(`buyer${n}@example.com`)));

  expect(outcomes.filter((outcome) => outcome === 'bought')).toHaveLength(100);
  expect(outcomes.filter((outcome) => outcome === 409)).toHaveLength(100);
  const { rows } = await backend.store.findParts({ limit: 1 });
  expect(rows[0]?.available_quantity).toBe(0);
});

test('the client signs in and orders over a real connection', async () => {
  const backend = await startBackend();
  const origin = await listen(backend);
  await (await backend.clientOf(admin)).addPart(disc);

  let accessToken: string | null = null;
  const client = createClient({
    host: `${origin}/api/`,
    idToken: () => idTokenOf(rahim),
    accessToken: () => accessToken,
  });
  ({ token: accessToken } = await client.signIn({ email: rahim, username: 'Rahim' }));
  await client.placeOrder(order);
  expect(await client.listOrders({ email: rahim })).toMatchObject([order]);
});

/** Sends raw bytes; resolves to the whole response once the connection is closed. */
async function sendRaw(origin: string, lines: string[], body = ''): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) }).on('error', () => undefined);
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}

function ordering(token: string, length: number): string[] {
  const [authorization, type] = [`authorization: Bearer ${token}`, 'content-type: application/json'];
  return ['POST /api/orderparts HTTP/1.1', 'host: a', authorization, type, `content-length: ${length}`];
}

const body = JSON.stringify(order);

test.each([
  ['is incomplete', body.length + 1, 408],
  ['is longer than its Content-Length', body.length - 1, 400],
])('a body that %s places no order', async (_how, length, status) => {
  const backend = await startBackend({ requestTimeout: 100 });
  const origin = await listen(backend);
  await (await backend.clientOf(admin)).addPart(disc);
  const response = await sendRaw(origin, ordering(await backend.tokenOf(rahim), length), body);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await backend.store.listOrders(rahim)).rows).toEqual([]);
});

test.each([
  ['bytes that are not HTTP', ['orders please'], '400', 'The request is not valid HTTP.'],
  [
    'two lengths',
    ['POST /api/orderparts HTTP/1.1', 'host: a', 'content-length: 1', 'content-length: 2'],
    '400',
    'The request is not valid HTTP.',
  ],
  [
    'two hosts',
    ['GET /api/parts HTTP/1.1', 'host: a', 'Host: b', 'connection: close'],
    '400',
    'The request has more than one Host header.',
  ],
  [
    'a length and chunks',
    ['POST /api/orderparts HTTP/1.1', 'host: a', 'content-length: 1', 'transfer-encoding: chunked'],
    '400',
    'The request is not valid HTTP.',
  ],
  [
    'oversized headers',
    ['GET /api/parts HTTP/1.1', `host: ${'a'.repeat(20_000)}`],
    '431',
    'The request headers are too large.',
  ],
])('answers %s with an API error', async (_what, lines, status, message) => {
  const response = await sendRaw(await listen(await startBackend()), lines);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toEqual({ message, issues: [] });
});

/** Connects a client of the backend; resolves when it is connected. */
async function connectTo(origin: string): Promise<Socket> {
  const client = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) });
  await once(client, 'connect');
  return client;
}

test('a call of a client that has already reset its connection changes nothing, and is no failure of the backend', async () => {
  const written: string[] = [];
  const log = { level: 'error', stream: { write: (line: string) => void written.push(line) } } as const;
  const backend = await startBackend({ log, rateLimits: { writes: 1 } });
  const origin = await listen(backend);
  await backend.store.addPart(disc);
  const token = await backend.tokenOf(rahim);
  for (let n = 0; n < 3; n++) {
    const client = await connectTo(origin);
    const received = once(backend.app.server, 'request') as Promise<[IncomingMessage]>;
    client.write(`${ordering(token, body.length).join('\r\n')}\r\n\r\n${body}`);
    client.resetAndDestroy();
    const [{ socket }] = await received;
    expect(socket.remoteAddress).toBeUndefined();
  }
  const headers = { authorization: `Bearer ${token}` };
  const own = await backend.app.inject({ method: 'POST', url: '/api/orderparts', headers, payload: order });
  expect([own.statusCode, written]).toEqual([201, []]);
  expect((await backend.store.listOrders(rahim)).rows).toHaveLength(1);
});

test('a call counts against the limits of its address if the client leaves while its token is verified', async () => {
  const backend = await startBackend({ rateLimits: { writes: 1 } });
  const origin = await listen(backend);
  const headers = { authorization: `Bearer ${await backend.tokenOf(rahim)}` };
  const client = await connectTo(origin);
  const getAccount = backend.store.getAccount.bind(backend.store);
  const left = new Promise<void>((resolve) => {
    backend.app.server.once('request', ({ socket }: IncomingMessage) => {
      vi.spyOn(backend.store, 'getAccount').mockImplementationOnce(async (email) => {
        client.resetAndDestroy();
        await new Promise((closed) => socket.once('close', closed));
        resolve();
        return getAccount(email);
      });
    });
  });
  client.write(`DELETE /api/myorders/none HTTP/1.1\r\nhost: a\r\nauthorization: ${headers.authorization}\r\n\r\n`);
  await left;
  const next = await backend.app.inject({ method: 'DELETE', url: '/api/myorders/none', headers });
  expect(next.statusCode).toBe(429);
});
