import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import type { Store } from '../../src/store/Store.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';
import { createSchema, urlOfSchema } from '../createSchema.ts';
import { disc, order } from '../fixtures.ts';
import { findPostgres, type PostgresServer, startPostgres } from '../postgresServer.ts';
import { admin, startBackend } from '../startBackend.ts';

const programs = String(findPostgres());

describe.runIf(findPostgres())('a PostgreSQL with a replica', () => {
  let primary: PostgresServer;
  let replica: PostgresServer;

  beforeAll(async () => {
    primary = await startPostgres(programs, 'off');
    replica = await startPostgres(programs, 'off', primary.url);
  });
  afterAll(async () => {
    await replica.remove();
    await primary.remove();
  });

  async function query(server: PostgresServer, sql: string) {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows;
  }

  /** Resolves once the replica has all changes of the primary. */
  async function caughtUp() {
    const [row] = await query(primary, 'SELECT pg_current_wal_lsn()::text AS position');
    await vi.waitFor(
      async () => {
        const replayed = `SELECT pg_last_wal_replay_lsn() >= '${String(row?.['position'])}' AS done`;
        expect(await query(replica, replayed)).toEqual([{ done: true }]);
      },
      { timeout: 60_000 },
    );
  }

  async function pauseReplay() {
    await caughtUp();
    await query(replica, 'SELECT pg_wal_replay_pause()');
    onTestFinished(async () => void (await query(replica, 'SELECT pg_wal_replay_resume()')));
  }

  let store: Store;
  let openStore: () => Promise<Store>;
  let _id: string;
  let schemas = 0;

  /** A shop with one part. */
  beforeEach(async () => {
    const name = `shop_${schemas++}`;
    const [url, replicaUrl] = [await createSchema(primary.url, name), urlOfSchema(replica.url, name)];
    await (await openPostgresStore(url)).close();
    await caughtUp();
    openStore = async () => {
      const opened = await openPostgresStore(url, { replicaUrl });
      onTestFinished(() => opened.close());
      return opened;
    };
    store = await openStore();
    const added = await store.addPart(disc);
    _id = added.outcome === 'added' ? added._id : '';
    await caughtUp();
  });

  const stockAt = async (version: string) =>
    store.readCatalogue(version, async (catalogue) => (await catalogue.getPart(_id))?.available_quantity);

  /** Waits until the latest version is used. */
  async function recentVersion() {
    const latest = await store.catalogueVersion({ latest: true });
    await vi.waitFor(async () => expect(await store.catalogueVersion()).toBe(latest), { timeout: 60_000 });
    return latest;
  }

  test('reads of visitors go to the replica, all from one snapshot, and nothing else does', async () => {
    const version = await store.catalogueVersion();
    const reads = await store.readCatalogue(version, async (catalogue) => {
      const before = await catalogue.getPart(_id);
      await store.placeOrder(order);
      await caughtUp();
      return [before, await catalogue.getPart(_id), (await catalogue.findParts({ limit: 9 })).rows[0]];
    });
    expect(reads.map((part) => part?.available_quantity)).toEqual([36, 36, 36]);
    expect((await store.getPart(_id))?.available_quantity).toBe(34);
  });

  test('a replica that lags never answers for a version that it does not have', async () => {
    await pauseReplay();
    const old = await store.catalogueVersion();
    await store.placeOrder(order);
    expect(await stockAt(old)).toBe(36);
    const version = await recentVersion();
    expect(version).not.toBe(old);
    expect(await stockAt(version)).toBe(34);
  });

  test('a visitor gets a change after half a second, in the body and in the ETag, while the replica lags', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const { app } = await startBackend({ store });
    const read = async () => {
      const response = await app.inject(`/api/purchase/${_id}`);
      return [response.json<{ available_quantity: number }>().available_quantity, response.headers['etag']];
    };
    const [stock, etag] = await read();
    await pauseReplay();
    // As another process does.
    await store.placeOrder(order);
    expect([stock, await read()]).toEqual([36, [36, etag]]);
    await vi.waitFor(
      async () => {
        vi.setSystemTime(Date.now() + store.catalogueMaxAge);
        expect(await read()).toEqual([34, expect.not.stringContaining(String(etag))]);
      },
      { timeout: 60_000 },
    );
  });

  test('a client sees its own changes at once, at other backends by a cookie', async () => {
    const { app, tokenOf } = await startBackend({ store });
    const otherStore = await openStore();
    const { app: otherApp } = await startBackend({ store: otherStore });
    const headers = { authorization: `Bearer ${await tokenOf(admin)}` };
    await otherApp.inject(`/api/purchase/${_id}`);
    await pauseReplay();
    const payload = { read: { available_quantity: 36 }, changes: { available_quantity: 50 } };
    const change = await app.inject({ method: 'PUT', url: `/api/parts/${_id}`, headers, payload });
    expect(change.statusCode).toBe(200);
    const [{ name, value, maxAge, httpOnly } = { name: '', value: '' }] = change.cookies;
    expect({ maxAge, httpOnly }).toEqual({ maxAge: 2, httpOnly: true });
    const cookie = `a=b; ${name}=${value}`;
    const same = await app.inject(`/api/purchase/${_id}`);
    const other = await otherApp.inject({ url: `/api/purchase/${_id}`, headers: { cookie } });
    expect([same, other].map((read) => read.json<{ available_quantity: number }>().available_quantity)).toEqual([
      50, 50,
    ]);
  });

  test('an order is decided at the primary, also while the replica still has the part in stock', async () => {
    await pauseReplay();
    await store.placeOrder({ ...order, orderQuantity: 36 });
    expect(await store.placeOrder(order)).toEqual({ outcome: 'not enough', available: 0 });
  });

  test('visitors read from the replica while the primary is away, and from the primary while the replica is', async () => {
    const stock = async () => stockAt(await store.catalogueVersion());
    expect(await stock()).toBe(36);
    await primary.kill();
    expect(await stock()).toBe(36);
    await expect(store.placeOrder(order)).rejects.toThrow(StoreUnavailableError);
    await primary.restart();
    await replica.kill();
    await vi.waitFor(async () => expect(await store.placeOrder(order)).toMatchObject({ outcome: 'placed' }), {
      timeout: 60_000,
    });
    await store.catalogueVersion({ latest: true });
    expect(await stock()).toBe(34);
    await replica.restart();
  });

  test('a start explains the URL of another database, and needs no replica that is away or has no tables yet', async () => {
    const url = urlOfSchema(primary.url, `shop_${schemas - 1}`);
    await expect(openPostgresStore(url, { replicaUrl: primary.url })).rejects.toMatchObject({
      name: 'StartupError',
      message:
        'The PostgreSQL of DATABASE_REPLICA_URL cannot be used (relation "versions" does not exist): set it to a replica of the database of DATABASE_URL.',
    });
    for (const replicaUrl of [replica.url, replica.url.replace(/:\d+\//, ':1/')]) {
      const alone = await openPostgresStore(url, { replicaUrl });
      onTestFinished(() => alone.close());
      expect(await alone.readCatalogue('0', ({ getPart }) => getPart(_id))).toMatchObject(disc);
    }
  });
});
