/** @module-tag long */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { startLoad } from '../../cluster/load.ts';
import { seedShop } from '../../cluster/seedShop.ts';
import { type Differences, findDifferences } from '../../cluster/verify.ts';
import { serve } from '../backendProcess.ts';
import { createSchema } from '../createSchema.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const server = inject('postgres');
const kept: Differences = { lost: [], restored: [], unknown: [], oversold: 0, stockOff: 0 };

describe.runIf(server)('the verification of a load', () => {
  test('accepts a database that kept its promises, and reports each broken one', async () => {
    const databaseUrl = await createSchema(String(server), randomUUID());
    const { child, origin } = await serve({ dataDir: temporaryFolder(), databaseUrl });
    onTestFinished(() => void child.kill('SIGKILL'));
    const { customers, parts, acknowledged } = await seedShop(databaseUrl, 8);
    const load = startLoad({ edgeUrl: origin, customers, parts, acknowledged });
    const statuses = () => new Set(acknowledged.orders.values());
    await vi.waitFor(
      () => {
        expect([...statuses()]).toEqual(expect.arrayContaining(['deleted', 'cancelled', 'handedOver', 'placed']));
        expect(load.record.changes.length).toBeGreaterThan(1);
        expect(load.record.refusedOrders).toBeGreaterThan(0);
      },
      { timeout: 60_000 },
    );
    const { retries, failedReads, reads } = await load.stop();
    expect({ retries, failedReads }).toEqual({ retries: [], failedReads: [] });
    expect(reads).toBeGreaterThan(0);
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    onTestFinished(() => client.end());
    expect(await findDifferences(client, acknowledged)).toEqual(kept);

    /** The differences after a statement, which is rolled back. */
    async function differencesAfter(sql: string, ...values: unknown[]): Promise<Differences> {
      await client.query('BEGIN');
      await client.query(sql, values);
      const differences = await findDifferences(client, acknowledged);
      await client.query('ROLLBACK');
      return differences;
    }
    const idOf = (wanted: string) => String([...acknowledged.orders].find(([, status]) => status === wanted)?.[0]);
    const [placed, packed, deleted] = [idOf('placed'), idOf('handedOver'), idOf('deleted')];
    const scarce = parts[0]?.product_name;

    expect(await differencesAfter('DELETE FROM order_lines WHERE _id = $1', placed)).toMatchObject({ lost: [placed] });
    expect(await differencesAfter(`UPDATE order_lines SET status = 'packed' WHERE _id = $1`, packed)).toEqual({
      ...kept,
      lost: [packed],
    });
    const rename = (from: string) => `UPDATE order_lines SET _id = $1 WHERE _id = '${from}'`;
    expect(await differencesAfter(rename(placed), deleted)).toEqual({ ...kept, lost: [placed], restored: [deleted] });
    expect(await differencesAfter(rename(placed), 'twice')).toEqual({ ...kept, lost: [placed], unknown: ['twice'] });
    const add = 'UPDATE parts SET available_quantity = available_quantity + 1 WHERE product_name = $1';
    expect(await differencesAfter(add, scarce)).toEqual({ ...kept, stockOff: 1 });
    const supplied = acknowledged.supplied.get(String(scarce)) ?? 0;
    const oversell = 'UPDATE order_lines SET "orderQuantity" = $1::int, product_name = $2 WHERE _id = $3';
    const oversold = await differencesAfter(oversell, supplied + 1, scarce, placed);
    expect(oversold.oversold).toBeGreaterThan(0);
  });
});
