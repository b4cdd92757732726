import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startPurging } from '../../src/edge/purging.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { createSchema } from '../createSchema.ts';
import { disc, order, rahim, review } from '../fixtures.ts';
import { listenLocally } from '../listenLocally.ts';

const postgres = inject('postgres');

/** Opens two stores of one database. */
async function openStores(hasEdge = true) {
  const url = await createSchema(String(postgres), randomUUID());
  const stores = await Promise.all([1, 2].map(() => openPostgresStore(url, { hasEdge })));
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(async () => {
    await Promise.all([client.end(), ...stores.map((store) => store.close())]);
  });
  const readKeys = async () => {
    const { rows } = await client.query<{ keys: string }>('SELECT keys FROM outbox ORDER BY at');
    return rows.map(({ keys }) => keys);
  };
  /** Stores purges that are old enough to be delivered. */
  const addPurges = (count: number) =>
    client.query(
      `INSERT INTO outbox (_id, at, keys) SELECT n, now() - interval '5 seconds', 'key-' || n FROM generate_series(1, $1::int) AS n`,
      [count],
    );
  return { stores, outboxes: stores.flatMap(({ outbox }) => outbox ?? []), readKeys, addPurges };
}

describe.runIf(postgres)('the outbox', () => {
  test('has the purge of each change, and none of a refused one', async () => {
    const { stores, readKeys } = await openStores();
    const [store] = stores;
    const added = await store?.addPart({ ...disc, available_quantity: 2 });
    const _id = added?.outcome === 'added' ? added._id : '';
    const placed = await store?.placeOrder(order);
    expect(await store?.placeOrder(order)).toMatchObject({ outcome: 'not enough' });
    await store?.deleteOrder(placed?.outcome === 'placed' ? placed._id : '', rahim);
    await store?.updatePart(_id, { read: { price: 14_500 }, changes: { price: 1 } }, rahim);
    await store?.addReview(review);
    await store?.deletePart(_id, rahim);
    const changed = `parts part-${_id}`;
    // The page of an added part too, which may be cached as unknown.
    expect(await readKeys()).toEqual([changed, changed, changed, changed, 'reviews', changed]);
  });

  test('is empty without an edge', async () => {
    const { stores, outboxes, readKeys } = await openStores(false);
    await stores[0]?.addPart(disc);
    await stores[0]?.placeOrder(order);
    expect([outboxes, await readKeys()]).toEqual([[], []]);
  });

  test('gives each purge to one of two processes, and deletes it', async () => {
    const { outboxes, readKeys, addPurges } = await openStores();
    await addPurges(20);
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const delivered: string[] = [];
    const deliveries = outboxes.map((outbox) =>
      outbox.deliver(async (keys) => {
        delivered.push(...keys);
        await finished;
      }),
    );
    // Each takes the rows that the other has not locked, without waiting for it.
    await vi.waitFor(() => expect(delivered).toHaveLength(20), { timeout: 60_000 });
    finish();
    await Promise.all(deliveries);
    expect(delivered).toHaveLength(20);
    expect(await readKeys()).toEqual([]);
  });

  test('purges an edge a few times a second at most while two processes change much', { tags: ['long'] }, async () => {
    let purges = 0;
    const edge = createServer((_, response) => void response.end(`${purges++}`));
    const { stores, outboxes, readKeys } = await openStores();
    const url = `http://127.0.0.1:${await listenLocally(edge)}`;
    const stops = outboxes.map((outbox) => startPurging(outbox, [url], { warn: () => undefined }));
    const start = performance.now();
    while (performance.now() - start < 4_000) await Promise.all(stores.map((store) => store.addReview(review)));
    await vi.waitFor(async () => expect(await readKeys()).toEqual([]), { timeout: 60_000 });
    expect(purges).toBeGreaterThan(2);
    // Mostly three. Where a delivery takes long, each process sends one with each of its four polls.
    expect(purges / ((performance.now() - start) / 1000)).toBeLessThan(10);
    for (const stop of stops) await stop();
    edge.close().closeAllConnections();
  });

  test('keeps purges that could not be sent, until they are dropped', async () => {
    const { outboxes, readKeys, addPurges } = await openStores();
    const [outbox] = outboxes;
    await addPurges(3);
    await expect(outbox?.deliver(() => Promise.reject(new Error('no edge')))).rejects.toThrow('no edge');
    expect(await readKeys()).toHaveLength(3);
    expect([await outbox?.dropOlderThan(60), await outbox?.dropOlderThan(2)]).toEqual([0, 3]);
    expect(await readKeys()).toEqual([]);
  });
});
