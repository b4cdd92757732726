import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { failHealthChecks } from '../../src/http/failHealthChecks.ts';
import { IdentityUnreachableError } from '../../src/identity/IdentityUnreachableError.ts';
import { site } from '../../src/site/site.ts';
import type { Store } from '../../src/store/Store.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { admin, idTokenOf, startBackend } from '../startBackend.ts';
import { disc, order, rahim } from '../fixtures.ts';
import { temporaryPages } from '../launchServer.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

interface Line {
  level: number;
  reqId?: string;
  msg: string;
  route?: string;
  status?: number;
  err?: { type: string; message: string; stack: string };
}

function collect(level: 'trace' | 'info' | 'warn' = 'trace') {
  const written: string[] = [];
  return {
    log: { level, stream: { write: (line: string) => void written.push(line) } },
    lines: () => written.map((line) => JSON.parse(line) as Line),
    output: () => written.join(''),
  };
}

/** A store whose lists of parts fail with this reason. */
async function failingWith(reason: unknown): Promise<Store> {
  return { ...openSqliteStore(temporaryFolder()), readCatalogue: () => Promise.reject(reason) };
}

const password = 'hunter2-and-more';
const headers = { 'content-type': 'application/json' };

/** Texts that must not be logged. */
const secrets = [rahim, admin, order.userName, order.address, order.phone, password, 'forged-token'];

test('logs each call in one line with its route, status and id, and nothing of its input', async () => {
  const { log, lines, output } = collect();
  const pages = temporaryPages();
  const { clientOf, tokenOf, app } = await startBackend({ log, site: (origin) => site(origin, { folder: pages }) });
  await (await clientOf(admin)).addPart(disc);
  const shopper = await clientOf(rahim);
  await shopper.placeOrder(order);
  await shopper.placeOrder({ ...order, orderQuantity: 1000 }).catch(() => undefined);
  await shopper.updateUser({ email: rahim, loaction: order.address, phone: order.phone });
  await app.inject({ url: `/api/userOrders?email=${rahim}`, headers: { authorization: 'Bearer forged-token' } });
  for (const url of [`/api/${rahim}`, `/api/purchase/${rahim}%`, `/${rahim}%`, `/login?password=${password}`]) {
    await app.inject(url);
  }
  const payload = `email=${rahim}&password=${password}`;
  await app.inject({ method: 'POST', url: '/login', headers: { 'content-type': 'text/plain' }, payload });
  const authorization = `Bearer ${await tokenOf(rahim)}`;
  for (const body of [`{"phone":"${order.phone}`, `{"__proto__":"${password}"}`]) {
    await app.inject({ method: 'POST', url: '/api/orderparts', headers: { ...headers, authorization }, payload: body });
  }

  const ordered = lines().filter(({ route }) => route === '/api/orderparts');
  expect(ordered.map(({ status, msg }) => `${status} ${msg}`)).toEqual(
    [201, 409, 400, 400].map((status) => `${status} request completed`),
  );
  expect(new Set(lines().map(({ reqId }) => reqId)).size).toBe(lines().length);
  for (const secret of [...secrets, idTokenOf(rahim), authorization]) expect(output()).not.toContain(secret);
});

test('does not log bytes that are not HTTP', async () => {
  const { log, output } = collect();
  const { app } = await startBackend({ log });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(`PUT /api/user/${rahim} HTTP/1.1\r\nauthorization Bearer forged-token\r\n\r\n{"password":"${password}"}`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  for (const secret of secrets) expect(output()).not.toContain(secret);
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test.each<[what: string, error: () => unknown, kept: RegExp]>([
  ['an error of the backend', () => new Error('the disk is on fire'), /^the disk is on fire$/],
  [
    'a value in a message of a schema',
    () => v.parse(v.object({ phone: v.number() }), { phone: order.phone }),
    /Expected number/,
  ],
  [
    'a value in a message of PostgreSQL',
    () => new Error(`invalid input syntax for type integer: "${order.address}"`),
    /^invalid input syntax/,
  ],
  ['an e-mail address without quotes', () => new Error(`${rahim} called ${order.phone}`), /called/],
  ['a message of several lines', () => new Error(`failed\n    at ${rahim} (${order.phone})`), /^failed/],
])(
  'logs %s with its stack and the request id, and leaves its message out of the response',
  async (_what, error, kept) => {
    const { log, lines, output } = collect('warn');
    const { app } = await startBackend({ log, store: await failingWith(thrownBy(error)) });
    const response = await app.inject('/api/parts');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ message: 'Something went wrong. Try again in a moment.', issues: [] });
    const [line, ...others] = lines();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ msg: 'request failed', reqId: response.headers['x-request-id'] });
    expect(line?.err?.message ?? '').toMatch(kept);
    for (const secret of secrets) expect(output()).not.toContain(secret);
  },
);

test('logs the reason why the database is unavailable', async () => {
  const { log, lines, output } = collect('warn');
  const reason = Object.assign(new Error(`connect ECONNREFUSED "${password}"`), { code: 'ECONNREFUSED' });
  const { app } = await startBackend({ log, store: await failingWith(new StoreUnavailableError(reason)) });
  expect((await app.inject('/api/parts')).statusCode).toBe(503);
  expect(lines()).toMatchObject([{ msg: 'database unavailable', err: { type: 'Error', code: 'ECONNREFUSED' } }]);
  expect(output()).toContain('log.test.ts');
  expect(output()).not.toContain(password);
});

test('logs why nobody can sign in', async () => {
  const { log, lines } = collect('warn');
  const reason = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const { app } = await startBackend({
    log,
    verifyIdToken: () => Promise.reject(new IdentityUnreachableError(reason)),
  });
  const authorization = `Bearer ${idTokenOf(rahim)}`;
  const request = { method: 'PUT', url: `/api/user/${rahim}`, headers: { authorization }, payload: { email: rahim } };
  expect((await app.inject({ ...request, method: 'PUT' })).statusCode).toBe(503);
  expect(lines()).toMatchObject([{ msg: 'sign-in service unreachable', err: { code: 'ECONNREFUSED' } }]);
});

test('logs no warning of a call that a limit refuses', async () => {
  const { log, lines } = collect('warn');
  const { app } = await startBackend({ log, maxInFlight: 0 });
  expect((await app.inject('/api/parts')).statusCode).toBe(503);
  expect(lines()).toEqual([]);
});

test('logs no warning of a health check that is refused during the shutdown', async () => {
  const { log, lines } = collect('warn');
  const stopped = async (origin: FastifyInstance) => failHealthChecks(origin, AbortSignal.abort());
  const { app } = await startBackend({ log, site: stopped });
  expect((await app.inject('/api/healthz')).statusCode).toBe(503);
  expect(lines()).toEqual([]);
});
