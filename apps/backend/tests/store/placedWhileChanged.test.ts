import { randomUUID } from 'node:crypto';
import { retentionDefaults } from '@dealerkit/domain/account/personalData';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { addCustomer, addPart, dealer } from './conformance/shop.ts';
import { createSchema } from '../createSchema.ts';
import { disc, identityOf, order, rahim } from '../fixtures.ts';
import { openPostgresStore } from '../../src/store/postgres/openPostgresStore.ts';
import { StoreUnavailableError } from '../../src/store/StoreUnavailableError.ts';

const server = inject('postgres');

async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** A store, and what changes it while an order is placed. */
async function openShop() {
  const url = await createSchema(String(server), randomUUID());
  const store = await openPostgresStore(url);
  onTestFinished(() => store.close());
  await addPart(store, disc);
  await store.signIn(identityOf(rahim));
  const [changing, observer] = [await openClient(url), await openClient(url)];

  /** Waits until a connection waits for another one; resolves to its process. */
  const waitingFor = (pid: number | undefined) =>
    vi.waitFor(
      async () => {
        const waiting = 'SELECT pid FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))';
        const { rows } = await observer.query<{ pid: number }>(waiting, [pid]);
        expect(rows).toHaveLength(1);
        return rows[0]?.pid;
      },
      { timeout: 30_000 },
    );

  /** Places an order that waits for a change, which is committed then; resolves to its result. What runs meanwhile waits for the order. */
  async function placeDuring<Result>(
    change: string,
    values: string[],
    place: () => Promise<Result>,
    meanwhile?: () => Promise<unknown>,
  ): Promise<Result> {
    await changing.query('BEGIN');
    const { rows } = await changing.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await changing.query(change, values);
    const placing = place();
    const placer = await waitingFor(rows[0]?.pid);
    const other = meanwhile?.();
    if (other) await waitingFor(placer);
    await changing.query('COMMIT');
    await other;
    return placing;
  }

  return { store, changing, placeDuring };
}

describe.runIf(server)('an order in PostgreSQL', () => {
  test('that is deleted while it is read is not found', async () => {
    const { store, placeDuring } = await openShop();
    await store.placeOrder(order);
    const deletion = `DELETE FROM order_lines; DELETE FROM orders; LOCK TABLE customers IN ACCESS EXCLUSIVE MODE`;
    expect(await placeDuring(deletion, [], () => store.getNumberedOrder(1001))).toBeUndefined();
  });

  test('for a customer does not go to an account whose link is taken off while the order is placed (D49)', async () => {
    const { store, placeDuring } = await openShop();
    const customer = await addCustomer(store, 'Salma', '+8801811000001');
    await store.linkAccount(customer, rahim, dealer);
    const { product_name, orderQuantity, userEmail: _email, ...contact } = order;
    const lines = [{ product_name, orderQuantity }];
    const placed = await placeDuring('UPDATE customers SET email = NULL WHERE _id = $1', [customer], () =>
      store.placeOrderLines({ ...contact, customer, note: undefined, lines }, undefined, dealer),
    );
    expect(placed).toMatchObject({ outcome: 'placed', number: 1001 });
    expect((await store.getNumberedOrder(1001))?.lines[0]?.userEmail).toBe('');
    expect((await store.listOrders(rahim)).total).toBe(0);
  });

  test('is refused whole if its last part is sold while the order is placed', async () => {
    const { store, placeDuring } = await openShop();
    await addPart(store, { ...disc, product_name: 'Hub' });
    const { product_name, orderQuantity, ...contact } = order;
    const lines = [
      { product_name, orderQuantity },
      { product_name: 'Hub', orderQuantity },
    ];
    const sell = 'UPDATE parts SET available_quantity = 0 WHERE product_name = $1';
    const placed = await placeDuring(sell, ['Hub'], () =>
      store.placeOrderLines({ ...contact, note: undefined, lines }, undefined),
    );
    expect(placed).toEqual({
      outcome: 'refused',
      lines: [{ index: 1, refusal: { outcome: 'not enough', available: 0 } }],
    });
    expect((await store.listOrders(rahim)).total).toBe(0);
    expect((await store.findParts({ limit: 9 })).rows.map((part) => part.available_quantity)).toEqual([
      disc.available_quantity,
      0,
    ]);
    expect((await store.findCustomers({ limit: 9 })).total).toBe(0);
  });

  test('has the price of a part that is changed while the order is placed', async () => {
    const { store, placeDuring } = await openShop();
    const { product_name, orderQuantity, ...contact } = order;
    const lines = [{ product_name, orderQuantity }];
    const raise = 'UPDATE parts SET price_number = 200 WHERE product_name = $1';
    const placed = await placeDuring(raise, [product_name], () =>
      store.placeOrderLines({ ...contact, note: undefined, lines }, undefined),
    );
    expect(placed).toMatchObject({ outcome: 'placed', number: 1002 });
    expect((await store.getNumberedOrder(1002))?.lines[0]?.price).toBe(200);
  });

  test('with a key ends when another row has one of its keys at each attempt, as after a restore', async () => {
    const { store, changing } = await openShop();
    await changing.query(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE unique_violation; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION refuse()`);
    await expect(store.placeOrder(order, 'key')).rejects.toThrow(StoreUnavailableError);
    await changing.query('DROP TRIGGER refuse ON orders');
    expect(await store.placeOrder(order, 'key')).toMatchObject({ outcome: 'placed' });
  });

  test('that is the first one of its account is refused if the account is deleted while the order is placed (D57)', async () => {
    const { store, placeDuring } = await openShop();
    const placed = await placeDuring('DELETE FROM users WHERE email = $1', [rahim], () =>
      store.placeOrder(order, undefined, rahim, `uid-of-${rahim}`),
    );
    expect(placed).toEqual({ outcome: 'no such account' });
    expect((await store.findOrders({ limit: 9 })).total).toBe(0);
    expect((await store.findCustomers({ limit: 9 })).total).toBe(0);
  });

  test('that is the first one of its account keeps the account from being deleted meanwhile (D57)', async () => {
    const { store, placeDuring } = await openShop();
    await store.askAccountDeletion(rahim, Date.now());
    let accounts: number | undefined;
    const placed = await placeDuring(
      'UPDATE parts SET image = image WHERE product_name = $1',
      [order.product_name],
      () => store.placeOrder(order, undefined, rahim, `uid-of-${rahim}`),
      async () => {
        ({ accounts } = await store.applyRetention({ days: retentionDefaults, now: Date.now() + 1000 }));
      },
    );
    expect(placed).toMatchObject({ outcome: 'placed' });
    expect(accounts).toBe(0);
    expect(await store.getAccount(rahim)).toBeDefined();
  });

  test('keeps its account, which is being deleted while the order is placed (D57)', async () => {
    const { store, placeDuring } = await openShop();
    const { product_name, orderQuantity, ...contact } = order;
    const lines = [{ product_name, orderQuantity }];
    await store.placeOrderLines({ ...contact, note: undefined, lines }, undefined);
    const [line] = (await store.getNumberedOrder(1001))?.lines ?? [];
    await store.setOrderStatus(String(line?._id), { from: 'placed', to: 'cancelled' }, dealer);
    await store.askAccountDeletion(rahim, Date.now());
    // As `place_order` holds the customer of an order that is not committed.
    const hold = `WITH customer AS (SELECT _id FROM customers WHERE email = $1 FOR KEY SHARE)
      INSERT INTO orders (number, "userEmail", "userName", address, phone, placed_at, search_text, placed, customer, sum)
      SELECT 1002, $1, '', '', '', 0, '', 1, _id, 0 FROM customer`;
    const applied = await placeDuring(hold, [rahim], () =>
      store.applyRetention({ days: retentionDefaults, now: Date.now() + 1000 }),
    );
    expect(applied).toMatchObject({ accounts: 0, failed: [] });
    expect(await store.getAccount(rahim)).toBeDefined();
  });
});
