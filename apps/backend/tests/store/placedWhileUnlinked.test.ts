import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { addCustomer, addPart, dealer } from './conformance/shop.ts';
import { createSchema } from '../createSchema.ts';
import { disc, identityOf, order, rahim } from '../fixtures.ts';
import { openPostgresStore } from '../../src/store/postgres/openPostgresStore.ts';

const server = inject('postgres');

async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe.runIf(server)('an order for a customer in PostgreSQL', () => {
  test('does not go to an account whose link is taken off while the order is placed (D49)', async () => {
    const url = await createSchema(String(server), randomUUID());
    const store = await openPostgresStore(url);
    onTestFinished(() => store.close());
    await addPart(store, disc);
    await store.signIn(identityOf(rahim));
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    await store.linkAccount(customer, rahim, dealer);
    const [unlinking, observer] = [await openClient(url), await openClient(url)];
    await unlinking.query('BEGIN');
    const { rows } = await unlinking.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await unlinking.query('UPDATE customers SET email = NULL WHERE _id = $1', [customer]);
    const { product_name, orderQuantity, userEmail: _email, ...contact } = order;
    const lines = [{ product_name, orderQuantity }];
    const placing = store.placeOrderLines({ ...contact, customer, note: undefined, lines }, undefined, dealer);
    await vi.waitFor(async () => {
      const waiting = 'SELECT 1 FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))';
      expect((await observer.query(waiting, [rows[0]?.pid])).rowCount).toBe(1);
    });
    await unlinking.query('COMMIT');
    expect(await placing).toMatchObject({ outcome: 'placed', number: 1001 });
    expect((await store.getNumberedOrder(1001))?.lines[0]?.userEmail).toBe('');
    expect((await store.listOrders(rahim)).total).toBe(0);
  });
});
