import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { createSchema } from '../createSchema.ts';
import { findPostgres, startPostgres } from '../postgresServer.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { startBackend } from '../startBackend.ts';
import { disc, order, rahim } from '../fixtures.ts';
import { headersOfRahim, seedStore } from '../backendProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const programs = findPostgres();
const sharedServer = inject('postgres');

describe.runIf(programs)('a PostgreSQL killed under load and restarted', () => {
  test('loses no order and duplicates none when orders are retried with their key', async () => {
    const server = await startPostgres(String(programs), 'off');
    onTestFinished(server.remove);
    const store = await openPostgresStore(server.url);
    onTestFinished(() => store.close());
    await store.addPart({ ...disc, available_quantity: 100_000 });
    const { app, tokenOf } = await startBackend({ store: { ...store, close: async () => undefined } });
    const authorization = `Bearer ${await tokenOf(rahim)}`;

    const statuses = new Set<string>();
    const acknowledged = new Set<string>();
    let placed = 0;
    let killed: Promise<void> | undefined;
    /** Sends one order until it is acknowledged. */
    async function buy(): Promise<void> {
      const headers = { authorization, 'idempotency-key': randomUUID() };
      for (;;) {
        const response = await app.inject({ method: 'POST', url: '/api/orderparts', headers, payload: order });
        statuses.add(`${response.statusCode} ${response.headers['retry-after'] ?? ''}`);
        if (response.statusCode === 201) {
          acknowledged.add(response.json<{ insertedId: string }>().insertedId);
          if (++placed === 50) killed = server.kill();
          return;
        }
        // A server that is only slow is not restarted.
        if (!killed) continue;
        await killed;
        await restarted();
      }
    }
    let restarting: Promise<void> | undefined;
    const restarted = () => (restarting ??= server.restart());

    const orders = 400;
    const queue = Array.from({ length: orders }, () => buy);
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        for (let next = queue.pop(); next; next = queue.pop()) await next();
      }),
    );
    expect(statuses).toEqual(new Set(['201 ', '503 5']));
    const kept = (await store.listOrders(rahim)).rows;
    expect(new Set(kept.map(({ _id }) => _id))).toEqual(acknowledged);
    expect(acknowledged.size).toBe(orders);
    const [part] = (await store.findParts({ limit: 1 })).rows;
    expect(part?.available_quantity).toBe(100_000 - 2 * orders);
    expect((await app.inject('/api/readyz')).statusCode).toBe(200);
  });
});

describe.runIf(programs)('a read-only PostgreSQL, as during a failover', () => {
  test('serves reads, and answers writes and readiness with 503 until it is writable', async () => {
    const server = await startPostgres(String(programs), 'off');
    onTestFinished(server.remove);
    const store = await openPostgresStore(server.url);
    onTestFinished(() => store.close());
    await store.addPart(disc);
    const { app, tokenOf } = await startBackend({ store: { ...store, close: async () => undefined } });
    const headers = { authorization: `Bearer ${await tokenOf(rahim)}` };
    let acknowledged = 0;
    const statuses = async () => {
      const ordering = app.inject({ method: 'POST', url: '/api/orderparts', headers, payload: order });
      const requests = [app.inject('/api/readyz'), ordering, app.inject('/api/parts')];
      const found = (await Promise.all(requests)).map(({ statusCode }) => statusCode);
      if (found[1] === 201) acknowledged += 1;
      return found;
    };
    const setReadOnly = async (value: 'on' | 'off') => {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      await client.query('SET default_transaction_read_only = off');
      await client.query(`ALTER DATABASE postgres SET default_transaction_read_only = ${value}`);
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [
        'dealerkit',
      ]);
      await client.end();
    };
    const becomes = (expected: number[]) =>
      vi.waitFor(async () => expect(await statuses()).toEqual(expected), { timeout: 60_000 });
    await setReadOnly('on');
    await becomes([503, 503, 200]);
    await setReadOnly('off');
    await becomes([200, 201, 200]);
    expect((await store.listOrders(rahim)).rows).toHaveLength(acknowledged);
  });
});

describe.runIf(sharedServer)('a PostgreSQL that another process migrates', () => {
  test('is ready, so that no load balancer removes the backend', async () => {
    const url = await createSchema(String(sharedServer), randomUUID());
    const store = await openPostgresStore(url);
    onTestFinished(() => store.close());
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('BEGIN');
    await client.query('SELECT version FROM schema_version WHERE one = 1 FOR UPDATE');
    await expect(store.ping()).resolves.toBeUndefined();
  });
});

describe('a full disk', () => {
  test('answers writes with 503, serves reads, and loses no acknowledged order', async () => {
    const dataDir = temporaryFolder();
    const location = { dataDir, databaseUrl: undefined };
    await seedStore(location, 100_000);
    // The shell's file size limit, in KiB, simulates the full disk.
    const limit = Math.ceil(statSync(path.join(dataDir, 'dealerkit.sqlite')).size / 1024) + 200;
    const script = path.join(import.meta.dirname, '../serve.ts');
    const child = spawn('bash', ['-c', `ulimit -f ${limit} && exec "$0" "$@"`, process.execPath, script, dataDir], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const messages: unknown[] = await once(child, 'message');
    const origin = String(messages[0]);

    const headers = await headersOfRahim();
    const acknowledged: string[] = [];
    let status = 201;
    while (status === 201) {
      const body = JSON.stringify({ ...order, address: 'a'.repeat(1000) });
      const response = await fetch(`${origin}/api/orderparts`, { method: 'POST', headers, body });
      status = response.status;
      const { insertedId } = (await response.json()) as { insertedId?: string };
      if (insertedId) acknowledged.push(insertedId);
    }
    expect(status).toBe(503);
    expect((await fetch(`${origin}/api/parts`)).status).toBe(200);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const store = openSqliteStore(dataDir);
    onTestFinished(() => store.close());
    const kept = (await store.listOrders(rahim)).rows;
    expect(kept.map(({ _id }) => _id)).toEqual(acknowledged);
    expect((await store.findParts({ limit: 1 })).rows[0]?.available_quantity).toBe(100_000 - 2 * kept.length);
    expect(await store.placeOrder(order)).toMatchObject({ outcome: 'placed' });
  });
});
