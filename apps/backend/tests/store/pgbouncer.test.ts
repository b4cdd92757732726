import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '../../src/store/engines/postgres/connect.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { openByFolder } from '../emptyTables.ts';
import { disc, order } from '../fixtures.ts';
import { pgbouncer, startPgbouncer } from '../pgbouncer.ts';
import { describeStore } from './conformance/describeStore.ts';
import { describeOrders } from './conformance/orders.ts';

const server = inject('postgres');

describe.runIf(server && pgbouncer)('the PostgreSQL store through PgBouncer', () => {
  let url = '';
  let direct: Client;
  let remove: () => Promise<void>;

  const open = () => openPostgresStore(url, { pooler: 'transaction' });

  beforeAll(async () => {
    const client = new Client({ connectionString: String(server) });
    await client.connect();
    await client.query('CREATE DATABASE dealerkit');
    await client.end();
    direct = new Client({ connectionString: String(server).replace(/postgres$/, 'dealerkit') });
    await direct.connect();
    ({ url, remove } = await startPgbouncer(String(pgbouncer), String(server)));
    await (await open()).close();
  });
  afterAll(async () => {
    await direct.end();
    await remove();
  });

  const openIn = openByFolder(() => direct, open);

  async function openFresh() {
    const store = await openIn(randomUUID());
    onTestFinished(() => store.close());
    return store;
  }

  // Statements, transactions and locks on a connection that others use in between.
  describe('orders', () => {
    describeOrders(openFresh);
  });

  describe('every case of a store', { tags: ['long'] }, () => {
    describeStore(openIn);
  });

  test('places concurrent orders and changes parts on two connections, and never oversells', async () => {
    const store = await openFresh();
    await store.addPart({ ...disc, minimum_order_quantity: 1, available_quantity: 20 });
    const placed = await Promise.all(
      Array.from({ length: 40 }, (_, n) => store.placeOrder({ ...order, orderQuantity: 1 }, `attempt ${n}`)),
    );
    expect(placed.filter(({ outcome }) => outcome === 'placed')).toHaveLength(20);
    expect((await store.findParts({ limit: 1 })).rows).toMatchObject([{ available_quantity: 0 }]);
  });

  test('has a time limit for statements, which PgBouncer sets', async () => {
    const { run, close } = connect(url, { pooler: 'transaction' });
    onTestFinished(close);
    expect(await run({ sql: 'SHOW statement_timeout' })).toEqual([{ statement_timeout: '5s' }]);
  });

  test('says what to set if it is not configured for PgBouncer', async () => {
    await expect(openPostgresStore(url)).rejects.toMatchObject({
      name: 'StartupError',
      message: 'DATABASE_URL leads to PgBouncer: set DATABASE_POOLER=transaction, or connect to PostgreSQL itself.',
    });
  });
});
