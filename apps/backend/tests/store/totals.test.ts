import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { orderStatuses } from '@dealerkit/domain/entities';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { randomShard } from '../../src/store/engines/postgres/shards.ts';
import { countTotals } from '../../src/store/engines/postgres/totals.ts';
import { createSchema } from '../createSchema.ts';
import { disc, order, rahim, review } from '../fixtures.ts';

const server = inject('postgres');

/** A client of a new database, and a function that starts a backend with it. */
async function openDatabase() {
  const url = await createSchema(String(server), randomUUID());
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  async function open() {
    const store = await openPostgresStore(url);
    onTestFinished(() => store.close());
    return store;
  }
  return { client, open };
}

describe.runIf(server)('the totals of PostgreSQL', () => {
  test('have a row for each shard and status', async () => {
    const { client, open } = await openDatabase();
    await open();
    const random = vi.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);
    onTestFinished(() => random.mockRestore());
    for (const table of ['versions', 'order_totals', 'row_totals']) {
      const { rows } = await client.query(`SELECT max(shard) AS highest FROM ${table}`);
      expect(rows).toEqual([{ highest: randomShard() }]);
    }
    const { rows } = await client.query<{ status: string }>('SELECT DISTINCT status FROM order_totals');
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['all', ...orderStatuses].toSorted());
  });

  test('count what another program changed when the next backend starts', async () => {
    const { client, open } = await openDatabase();
    const updated = await open();
    await updated.addPart(disc);
    await client.query(`
      INSERT INTO parts (_id, product_name, name_key, image, minimum_order_quantity)
        VALUES ('${'a'.repeat(24)}', 'Other', 'other', 'a.jpg', 1), ('${'b'.repeat(24)}', 'Old', 'old', 'a.jpg', 1);
      INSERT INTO users (_id, email, search_text) VALUES ('${'c'.repeat(24)}', '${rahim}', '')`);
    const next = await open();
    expect((await next.findParts({ limit: 1 })).total).toBe(3);
    expect((await next.findUsers({ limit: 1 })).total).toBe(1);
    await updated.deletePart('b'.repeat(24), rahim);
    await Promise.all([open(), open(), open()]);
    expect((await updated.findParts({ limit: 1 })).total).toBe(2);
  });

  test('count the orders that another program added and deleted when the next backend starts', async () => {
    const { client, open } = await openDatabase();
    const updated = await open();
    await updated.addPart(disc);
    const placed = [await updated.placeOrder(order), await updated.placeOrder(order)];
    const [first = ''] = placed.map((result) => (result.outcome === 'placed' ? result._id : ''));
    await client.query(
      `WITH line AS (DELETE FROM order_lines WHERE _id = $1 RETURNING order_number)
       DELETE FROM orders USING line WHERE number = order_number`,
      [first],
    );
    const { product_name, orderQuantity, ...customer } = order;
    for (const id of ['a', 'b', 'c']) {
      await client.query(
        `WITH added AS (
           INSERT INTO orders ("userEmail", "userName", address, phone, placed_at, search_text, placed)
           VALUES ($1, $2, $3, $4, 0, '', 1) RETURNING number
         )
         INSERT INTO order_lines (_id, order_number, product_name, "orderQuantity", status, history, placed_at)
         SELECT $5, number, $6, $7, 'placed', '[]', 0 FROM added`,
        [...Object.values(customer), id.repeat(24), product_name, orderQuantity],
      );
    }
    const next = await open();
    expect((await next.findOrders({ limit: 1 })).total).toBe(4);
    expect((await next.findOrders({ limit: 1, status: 'placed' })).total).toBe(4);
    expect((await next.getOverview([0], 1)).waitingCount).toBe(4);
    await next.setOrderStatus('a'.repeat(24), { from: 'placed', to: 'confirmed' }, rahim);
    await Promise.all([open(), open()]);
    expect((await next.findOrders({ limit: 1, status: 'confirmed' })).total).toBe(1);
    expect((await next.findOrders({ limit: 1 })).total).toBe(4);
  });

  test('are right while backends that start count rows and others add some', async () => {
    const { client, open } = await openDatabase();
    const store = await open();
    async function add(): Promise<void> {
      for (let n = 0; n < 100; n++) await store.addReview(review);
    }
    const adding = Promise.all([add(), add(), add()]);
    for (let n = 0; n < 100; n++) await client.query(countTotals);
    await adding;
    expect((await store.listReviews(1)).total).toBe(300);
  });
});
