import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { storeConforms } from './conformance/conformance.ts';
import { anOrder, aPart } from './conformance/entities.ts';
import { makeSchema } from './conformance/postgresDatabase.ts';
import { openPostgresStore } from './postgres.ts';
import { connect } from './postgres/connect.ts';

const server = inject('postgres');

async function openAll(url: string, count: number) {
  const stores = await Promise.all(Array.from({ length: count }, () => openPostgresStore(url)));
  onTestFinished(async () => {
    await Promise.all(stores.map((store) => store.close()));
  });
  return stores;
}

describe.runIf(server)('a PostgreSQL store', () => {
  const freshUrl = () => makeSchema(String(server), randomUUID());

  storeConforms(async (folder) => openPostgresStore(await makeSchema(String(server), path.basename(folder))));

  test('makes its tables once where ten processes start at the same moment', async () => {
    const url = await freshUrl();
    const stores = await openAll(url, 10);
    const seeded = await Promise.all(stores.map((store) => store.seed({ parts: [aPart], reviews: [] })));
    expect(seeded.filter(Boolean)).toHaveLength(1);
    expect(await stores[9]?.findParts({ limit: 9 })).toMatchObject({ rows: [aPart], total: 1 });
  });

  test('is shared by processes that see the same and never oversell', async () => {
    const stores = await openAll(await freshUrl(), 3);
    await stores[0]?.addPart({ ...aPart, minimum_order_quantity: 1, available_quantity: 100 });
    const versions = await Promise.all(stores.map((store) => store.catalogueVersion()));
    expect(new Set(versions).size).toBe(1);
    const placed = await Promise.all(
      stores.flatMap((store) => Array.from({ length: 67 }, () => store.placeOrder({ ...anOrder, orderQuantity: 1 }))),
    );
    expect(placed.filter((order) => order.outcome === 'placed')).toHaveLength(100);
    expect((await stores[1]?.findParts({ limit: 1 }))?.rows[0]?.available_quantity).toBe(0);
    expect(await stores[2]?.catalogueVersion()).not.toBe(versions[2]);
  });

  test('repeats what a server of strict isolation refuses, as the distributed ones do', async () => {
    const strict = encodeURIComponent(' -c default_transaction_isolation=serializable');
    const stores = await openAll(`${await freshUrl()}${strict}`, 3);
    await stores[0]?.addPart({ ...aPart, minimum_order_quantity: 1, available_quantity: 20 });
    const placed = await Promise.all(
      stores.flatMap((store) => Array.from({ length: 8 }, () => store.placeOrder({ ...anOrder, orderQuantity: 1 }))),
    );
    expect(placed.filter((order) => order.outcome === 'placed')).toHaveLength(20);
    expect((await stores[1]?.findParts({ limit: 1 }))?.rows[0]?.available_quantity).toBe(0);
  });

  test('reads whole numbers as numbers, also where every one of them takes eight bytes', async () => {
    const { run, close } = connect(String(server));
    onTestFinished(close);
    expect(await run({ sql: 'SELECT 7::int8 AS long, 7::int4 AS short, $1::int8 AS given', values: [7] })).toEqual([
      { long: 7, short: 7, given: 7 },
    ]);
  });

  test('places one order for a key that reaches three processes at once', async () => {
    const stores = await openAll(await freshUrl(), 3);
    await stores[0]?.addPart({ ...aPart, available_quantity: 2 });
    const placed = await Promise.all(stores.map((store) => store.placeOrder(anOrder, 'attempt')));
    expect(placed[0]).toMatchObject({ outcome: 'placed' });
    expect(new Set(placed.map((order) => JSON.stringify(order))).size).toBe(1);
    expect(await stores[0]?.listOrders(anOrder.userEmail)).toHaveLength(1);
  });

  test("takes orders and deletions of the same parts in each other's way without an error", async () => {
    const stores = await openAll(await freshUrl(), 3);
    for (const product_name of ['A', 'B'])
      await stores[0]?.addPart({ ...aPart, product_name, available_quantity: 1000 });
    await Promise.all(
      Array.from({ length: 90 }, async (_, n) => {
        const store = stores[n % 3];
        const placed = await store?.placeOrder({ ...anOrder, product_name: n % 2 ? 'A' : 'B' });
        if (placed?.outcome === 'placed') await store?.deleteOrder(placed._id, anOrder.userEmail);
      }),
    );
    const { rows } = (await stores[0]?.findParts({ limit: 9 })) ?? { rows: [] };
    expect(rows.map(({ available_quantity }) => available_quantity)).toEqual([1000, 1000]);
  });

  test('of a newer version is refused and left as it is', async () => {
    const url = await freshUrl();
    await (await openPostgresStore(url)).close();
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('UPDATE schema_version SET version = 999');
    await expect(openPostgresStore(url)).rejects.toMatchObject({
      name: 'StartupError',
      message:
        'The database of DATABASE_URL was written by a newer version of dealerkit: update dealerkit or set DATABASE_URL to another database.',
    });
    expect((await client.query('SELECT version FROM schema_version')).rows).toEqual([{ version: 999 }]);
    await client.end();
  });

  test.each([
    ['a server that is not there', (url: string) => url.replace(/:\d+\//, ':1/'), /cannot be reached/],
    ['a database that is not there', (url: string) => url.replace(/postgres$/, 'nothing'), /does not exist/],
  ])('says in one sentence what to do about %s', async (_what, change, sentence) => {
    const opened = openPostgresStore(change(String(server)));
    await expect(opened).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringMatching(sentence) as string,
    });
  });
});
