import { networkInterfaces } from 'node:os';
import { contract, splitEndpoint } from '@dealerkit/api-client';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseStatus } from '../../src/store/operation/DatabaseStatus.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';
import { admin, startBackend } from '../startBackend.ts';
import { disc } from '../fixtures.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

test('is healthy and ready, and only healthy without its database', async () => {
  const store = openSqliteStore(temporaryFolder());
  let isDown = false;
  const { app } = await startBackend({
    store: { ...store, ping: () => (isDown ? Promise.reject(new StoreUnavailableError('gone')) : store.ping()) },
  });
  expect((await app.inject('/api/readyz')).json()).toEqual({ status: 'ready' });
  isDown = true;
  const response = await app.inject('/api/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toEqual({
    message: 'The shop cannot use its database right now. Try again in a moment.',
    issues: [],
  });
  expect((await app.inject('/api/healthz')).statusCode).toBe(200);
  await store.close();
});

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; requestBody?: unknown; responses: object }>>;
}

test('openapi.json describes every call of the contract, and the page shows each', async () => {
  const { app } = await startBackend();
  const { openapi, paths } = (await app.inject('/api/openapi.json')).json<Described>();
  expect(openapi).toBe('3.1.0');
  const page = (await app.inject('/api/docs')).body;
  for (const { endpoint, body } of Object.values(contract)) {
    const { method, path } = splitEndpoint(endpoint);
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation?.responses).toBeDefined();
    expect(operation?.requestBody !== undefined).toBe(body !== undefined);
    expect(page).toContain(`<h3>${method} ${path}</h3>`);
  }
  expect(paths['/addparts']?.['post']?.requestBody).toMatchObject({
    content: {
      'application/json': { schema: { properties: { minimum_order_quantity: { type: 'integer', minimum: 1 } } } },
    },
  });
  expect(page).not.toContain('<script');
});

test('openapi.json is valid OpenAPI 3.1, and its references resolve', async () => {
  const { app } = await startBackend();
  const document = (await app.inject('/api/openapi.json')).json<Record<string, unknown>>();
  const validator = new Validator();
  expect(await validator.validate(document)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('metrics count calls by route and status, without the callers', async () => {
  const { app, clientOf } = await startBackend();
  await (await clientOf(admin)).addPart(disc);
  await app.inject('/api/parts');
  await app.inject('/api/purchase/none');
  const { body } = await app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' });
  expect(body).toContain('dealerkit_call_duration_seconds_count{method="GET",route="/api/parts",status="200"} 1');
  expect(body).toContain('{method="GET",route="/api/purchase/:id",status="404"} 1');
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(body).not.toContain(admin);
});

const scrape = async (app: FastifyInstance) =>
  (await app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' })).body.split('\n');

test('metrics count hits of the response cache, and the same calls with other values in one series', async () => {
  const { app } = await startBackend();
  for (const id of ['one', 'two', 'two']) await app.inject(`/api/purchase/${id}`);
  await app.inject('/api/parts');
  await app.inject('/api/parts');
  const lines = await scrape(app);
  expect(lines).toContain('dealerkit_response_cache_reads_total{result="hit"} 1');
  expect(lines).toContain('dealerkit_response_cache_reads_total{result="miss"} 4');
  expect(lines.filter((line) => line.startsWith('dealerkit_call_duration_seconds_count'))).toEqual([
    'dealerkit_call_duration_seconds_count{method="GET",route="/api/purchase/:id",status="404"} 3',
    'dealerkit_call_duration_seconds_count{method="GET",route="/api/parts",status="200"} 2',
  ]);
});

test('metrics show the lag of replicas and the length of the outbox where there are some', async () => {
  const store = openSqliteStore(temporaryFolder());
  onTestFinished(() => store.close());
  let status: DatabaseStatus = { replicas: [{ name: 'node2', lagSeconds: 1.5 }], outboxLength: 7 };
  const { app } = await startBackend({ store: { ...store, databaseStatus: async () => status } });
  const written = await scrape(app);
  expect(written).toContain('dealerkit_database_ready 1');
  expect(written).toContain('dealerkit_replication_lag_seconds{replica="node2"} 1.5');
  expect(written).toContain('dealerkit_outbox_length 7');
  status = { replicas: [] };
  expect((await scrape(app)).filter((line) => /^dealerkit_(replication|outbox)/.test(line))).toEqual([]);
});

test.each<[state: string, respond: () => Promise<never>]>([
  ['is unavailable', () => Promise.reject(new StoreUnavailableError('gone'))],
  ['does not answer', () => new Promise(() => undefined)],
])('metrics are still served when the database %s', async (_state, respond) => {
  const store = openSqliteStore(temporaryFolder());
  onTestFinished(() => store.close());
  const { app } = await startBackend({ store: { ...store, ping: respond, databaseStatus: respond } });
  const lines = await scrape(app);
  expect(lines).toContain('dealerkit_database_ready 0');
  expect(lines.filter((line) => line.startsWith('process_resident_memory_bytes '))).toHaveLength(1);
});

test.each<[client: string, from: string, headers: Record<string, string>]>([
  ['another machine', '10.0.0.1', {}],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '10.0.0.1' }],
])('metrics are refused to %s', async (_client, remoteAddress, headers) => {
  const { app } = await startBackend();
  expect((await app.inject({ url: '/api/metrics', remoteAddress, headers })).statusCode).toBe(403);
});

test('metrics are served to this machine under its own address in a network', async () => {
  const address = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const { app } = await startBackend();
  const host = address ?? '127.0.0.1';
  const origin = await app.listen({ host, port: 0 });
  expect((await fetch(`${origin}/api/metrics`)).status).toBe(200);
  expect((await fetch(`${origin}/api/metrics`, { headers: { 'x-forwarded-for': host } })).status).toBe(403);
});
