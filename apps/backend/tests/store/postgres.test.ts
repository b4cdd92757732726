import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { hashOf, picture } from './conformance/pictures.ts';
import { describeStore } from './conformance/describeStore.ts';
import { disc, identityOf, karim, order, rahim } from '../fixtures.ts';
import { createSchema } from '../createSchema.ts';
import { openByFolder } from '../emptyTables.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { connect } from '../../src/store/engines/postgres/connect.ts';
import type { Store } from '../../src/store/Store.ts';
import type { PlacedLine } from '../../src/store/orders/orderResults.ts';
import { StoreUnavailableError } from '../../src/store/engines/StoreUnavailableError.ts';

const server = inject('postgres');

async function openAll(url: string, count: number) {
  const stores = await Promise.all(Array.from({ length: count }, () => openPostgresStore(url)));
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()));
  });
  return stores;
}

async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe.runIf(server)('the PostgreSQL store', () => {
  const freshUrl = () => createSchema(String(server), randomUUID());

  let emptied = '';
  let direct: Client;

  beforeAll(async () => {
    emptied = await freshUrl();
    await (await openPostgresStore(emptied)).close();
    direct = new Client({ connectionString: emptied });
    await direct.connect();
  });
  afterAll(() => direct.end());

  describeStore(
    openByFolder(
      () => direct,
      () => openPostgresStore(emptied),
    ),
  );

  test('creates its tables once when ten processes start at the same time', async () => {
    const url = await freshUrl();
    const stores = await openAll(url, 10);
    const seeded = await Promise.all(stores.map((store) => store.seed({ parts: [disc], reviews: [] })));
    expect(seeded.filter(Boolean)).toHaveLength(1);
    expect(await stores[9]?.findParts({ limit: 9 })).toMatchObject({ rows: [disc], total: 1 });
  });

  test('shows several processes the same data and never oversells', async () => {
    const stores = await openAll(await freshUrl(), 3);
    await stores[0]?.addPart({ ...disc, minimum_order_quantity: 1, available_quantity: 100 });
    const versions = await Promise.all(stores.map((store) => store.catalogueVersion()));
    expect(new Set(versions).size).toBe(1);
    /** Tries again while the database is too slow, as clients do. */
    async function buy(store: Store, key = randomUUID()): Promise<PlacedLine> {
      try {
        return await store.placeOrder({ ...order, orderQuantity: 1 }, key);
      } catch (error) {
        if (error instanceof StoreUnavailableError) return buy(store, key);
        throw error;
      }
    }
    const placed = await Promise.all(stores.flatMap((store) => Array.from({ length: 67 }, () => buy(store))));
    expect(placed.filter(({ outcome }) => outcome === 'placed')).toHaveLength(100);
    expect((await stores[1]?.findParts({ limit: 1 }))?.rows[0]?.available_quantity).toBe(0);
    expect(await stores[2]?.catalogueVersion()).not.toBe(versions[2]);
  });

  test('retries under serializable isolation', async () => {
    const strict = encodeURIComponent(' -c default_transaction_isolation=serializable');
    const stores = await openAll(`${await freshUrl()}${strict}`, 3);
    await stores[0]?.addPart({ ...disc, minimum_order_quantity: 1, available_quantity: 20 });
    const placed = await Promise.all(
      stores.flatMap((store) => Array.from({ length: 8 }, () => store.placeOrder({ ...order, orderQuantity: 1 }))),
    );
    expect(placed.filter(({ outcome }) => outcome === 'placed')).toHaveLength(20);
    expect((await stores[1]?.findParts({ limit: 1 }))?.rows[0]?.available_quantity).toBe(0);
  });

  test('reads integers, including INT8, as numbers', async () => {
    const { run, close } = connect(String(server));
    onTestFinished(close);
    expect(await run({ sql: 'SELECT 7::int8 AS long, 7::int4 AS short, $1::int8 AS given', values: [7] })).toEqual([
      { long: 7, short: 7, given: 7 },
    ]);
  });

  test('places one order for a key that reaches three processes concurrently', async () => {
    const stores = await openAll(await freshUrl(), 3);
    await stores[0]?.addPart({ ...disc, available_quantity: 2 });
    const placed = await Promise.all(stores.map((store) => store.placeOrder(order, 'attempt')));
    expect(placed[0]).toMatchObject({ outcome: 'placed' });
    expect(new Set(placed.map((one) => JSON.stringify(one))).size).toBe(1);
    expect((await stores[0]?.listOrders(order.userEmail))?.rows).toHaveLength(1);
  });

  test('places and deletes orders of the same parts concurrently without an error', async () => {
    const stores = await openAll(await freshUrl(), 3);
    for (const product_name of ['A', 'B'])
      await stores[0]?.addPart({ ...disc, product_name, available_quantity: 1000 });
    await Promise.all(
      Array.from({ length: 90 }, async (_, n) => {
        const store = stores[n % 3];
        const placed = await store?.placeOrder({ ...order, product_name: n % 2 ? 'A' : 'B' });
        if (placed?.outcome === 'placed') await store?.deleteOrder(placed._id, order.userEmail);
      }),
    );
    const { rows } = (await stores[0]?.findParts({ limit: 9 })) ?? { rows: [] };
    expect(rows.map(({ available_quantity }) => available_quantity)).toEqual([1000, 1000]);
  });

  test('binds the user of an older version, who has no account, at the next sign-in', async () => {
    const url = await freshUrl();
    const [store] = await openAll(url, 1);
    const client = await openClient(url);
    await client.query(`INSERT INTO users (_id, email, search_text) VALUES ('${'c'.repeat(24)}', '${rahim}', '')`);
    expect(await store?.signIn(identityOf(rahim, { emailVerified: false }))).toBe('unverified');
    expect(await store?.signIn(identityOf(rahim))).toBe('signed in');
    expect(await store?.getAccount(rahim)).toMatchObject({ uid: identityOf(rahim).uid });
  });

  test('sorts users with a role of an older version among the customers', async () => {
    const url = await freshUrl();
    const [store] = await openAll(url, 1);
    for (const email of [rahim, karim]) await store?.signIn(identityOf(email));
    const client = await openClient(url);
    await client.query(`UPDATE users SET role = 'dealer' WHERE email = $1`, [rahim]);
    for (const sort of ['role', '-role'] as const) {
      expect((await store?.findUsers({ limit: 9, sort }))?.rows).toMatchObject([{ email: karim }, { email: rahim }]);
    }
  });

  test('refuses a new address that another user gets at the same time', async () => {
    const url = await freshUrl();
    const [store] = await openAll(url, 1);
    await store?.signIn(identityOf(rahim));
    const client = await openClient(url);
    await client.query('BEGIN');
    const insert = `INSERT INTO users (_id, email, uid, "emailVerified", search_text) VALUES ($1, $2, 'another', true, '')`;
    await client.query(insert, ['a'.repeat(24), karim]);
    const signedIn = store?.signIn(identityOf(karim, { uid: identityOf(rahim).uid }));
    const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid`;
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
    await client.query('COMMIT');
    expect(await signedIn).toBe('address taken');
  });

  test('keeps an unused picture that is used again while it is deleted', async () => {
    const url = await freshUrl();
    const [store] = await openAll(url, 1);
    await store?.addPicture(hashOf('a'), picture);
    const later = Date.now() + 31 * 86_400_000;
    const client = await openClient(url);
    await client.query('BEGIN');
    await client.query('UPDATE pictures SET used_at = $1', [later]);
    const deleted = store?.collectPictures('2026-01-01', later);
    const waiting = 'SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))';
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1);
    await client.query('COMMIT');
    expect(await deleted).toBe(0);
    expect(await store?.reusePicture(hashOf('a'))).toEqual({ width: 300, height: 200 });
  });

  test('waits for a migration that takes longer than the time limit of a call', async () => {
    const url = await freshUrl();
    await (await openPostgresStore(url)).close();
    const client = await openClient(url);
    const migration = client.query('BEGIN; LOCK TABLE schema_version; SELECT pg_sleep(6); COMMIT');
    const [[store]] = await Promise.all([openAll(url, 1), migration]);
    expect(await store?.findParts({ limit: 1 })).toMatchObject({ total: 0 });
  });

  test('blocks an account under all addresses that an older version stored', async () => {
    const url = await freshUrl();
    const [store] = await openAll(url, 1);
    await store?.signIn(identityOf(rahim));
    const client = await openClient(url);
    const insert = `INSERT INTO users (_id, email, uid, search_text) VALUES ($1, 'old@example.com', $2, '')`;
    await client.query(insert, ['a'.repeat(24), identityOf(rahim).uid]);
    expect(await store?.setBlocked(rahim, true, 'admin@dealer.example')).toBe('changed');
    expect((await store?.findUsers({ limit: 9 }))?.rows).toMatchObject([{ blocked: true }, { blocked: true }]);
  });

  test.each([
    ['an unreachable server', (url: string) => url.replace(/:\d+\//, ':1/'), /cannot be reached/],
    ['a missing database', (url: string) => url.replace(/postgres$/, 'nothing'), /does not exist/],
  ])('explains %s in one sentence', async (_what, change, sentence) => {
    const opened = openPostgresStore(change(String(server)));
    await expect(opened).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(sentence) as string,
    });
  });
});
