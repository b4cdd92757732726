import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { createSchema } from '../createSchema.ts';
import { disc, order, rahim } from '../fixtures.ts';
import { startBackend } from '../startBackend.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

interface Line {
  reqId: string;
  msg: string;
  statement?: string;
  milliseconds?: number;
}

function collect() {
  const written: string[] = [];
  return {
    log: { level: 'info' as const, stream: { write: (line: string) => void written.push(line) } },
    lines: () => written.map((line) => JSON.parse(line) as Line),
    output: () => written.join(''),
  };
}

/** Calls the backend with an id; resolves to the ids of the responses and of the lines. */
async function call(sent: string | undefined) {
  const { log, lines, output } = collect();
  const { app } = await startBackend({ log });
  const headers = sent === undefined ? {} : { 'x-request-id': sent };
  const responses = [];
  for (const url of ['/api/parts', '/api/purchase/none', '/api/nothing']) {
    responses.push((await app.inject({ url, headers })).headers['x-request-id']);
  }
  expect(lines().map(({ reqId }) => reqId)).toEqual(responses);
  // Fastify rejects this URL before its hooks.
  responses.push((await app.inject({ url: '/api/%', headers })).headers['x-request-id']);
  return { responses, output };
}

test.each<[what: string, sent: string]>([
  ['a UUID', '0a1b2c3d-0000-4000-8000-123456789abc'],
  ['the 32 digits of nginx', '4BF92F3577B34DA6A3CE929D0E0E4736'],
])('the id of a request is the one of the edge if it is %s', async (_what, sent) => {
  const { responses } = await call(sent);
  expect(new Set(responses)).toEqual(new Set([sent]));
});

test.each<[what: string, sent: string]>([
  ['too short', 'xyz'],
  ['too long', 'a'.repeat(65)],
  ['an e-mail address', rahim],
  ['a phone number', '+8801700000142'],
  ['a token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJyYWhpbSJ9.c2lnbmF0dXJl'],
  ['more than one line', `${'a'.repeat(16)}\n{"level":60}`],
])('an id from outside that is %s is replaced and not logged', async (_what, sent) => {
  const { responses, output } = await call(sent);
  expect(new Set(responses).size).toBe(responses.length);
  expect(output()).not.toContain(sent);
});

test('each request without an id gets a UUID', async () => {
  const { responses } = await call(undefined);
  expect(new Set(responses).size).toBe(responses.length);
  for (const id of responses) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test('the line of a failed database has the id that the response has', async () => {
  const { log, lines } = collect();
  const store = openSqliteStore(temporaryFolder());
  onTestFinished(() => store.close());
  const readCatalogue = () => Promise.reject(new StoreUnavailableError(new Error('gone')));
  const { app } = await startBackend({ log, store: { ...store, readCatalogue } });
  const response = await app.inject('/api/parts');
  const reqId = response.headers['x-request-id'];
  expect(lines()).toMatchObject([
    { msg: 'database unavailable', reqId },
    { msg: 'request completed', reqId },
  ]);
});

const server = inject('postgres');

test.runIf(server)('a slow statement is logged with the id of its request and without its values', async () => {
  const url = await createSchema(String(server), randomUUID());
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  await store.addPart(disc);
  const { log, lines, output } = collect();
  const { app, tokenOf } = await startBackend({ log, store: { ...store, close: async () => undefined } });
  const headers = { authorization: `Bearer ${await tokenOf(rahim)}`, 'x-request-id': randomUUID() };

  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM parts FOR UPDATE');
  const placing = app.inject({ method: 'POST', url: '/api/orderparts', headers, payload: order });
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid)) AND now() - query_start > '0.7 s'`;
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const observer = new Client({ connectionString: url });
  await observer.connect();
  onTestFinished(() => observer.end());
  await vi.waitFor(async () => expect((await observer.query(waiting, [rows[0]?.pid])).rowCount).toBe(1), {
    timeout: 30_000,
  });
  await client.query('COMMIT');
  expect((await placing).statusCode).toBe(201);

  // On a slow machine other statements can be slow, too.
  const slow = lines().filter(({ msg, statement }) => msg === 'slow statement' && statement?.includes('place_order'));
  expect(slow).toMatchObject([{ reqId: headers['x-request-id'] }]);
  expect(slow[0]?.milliseconds).toBeGreaterThanOrEqual(500);
  for (const secret of [rahim, order.address, order.phone]) expect(output()).not.toContain(secret);
});
