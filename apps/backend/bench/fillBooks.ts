import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { Client } from 'pg';
import { countTotals } from '../src/store/engines/postgres/totals.ts';
import { withoutIndexes } from './fillPostgres.ts';

/** How many customers there are, and how many orders each of them has; two charges and a payment belong to an order. */
export interface BookSize {
  customers: number;
  ordersEach: number;
}

/** Three years of orders, so that a month has 1/36 of the entries. */
const years = 3;

/** What the SQL of the two databases does not have in common. */
interface Sql {
  /** The rows `n` from 0. */
  series: (count: number, name: string) => string;
  id: (n: string) => string;
}

const sqlite: Sql = {
  series: (count, n) =>
    `(WITH RECURSIVE s (${n}) AS (SELECT 0 UNION ALL SELECT ${n} + 1 FROM s WHERE ${n} < ${count - 1}) SELECT ${n} FROM s)`,
  id: (n) => `printf('%024x', ${n})`,
};

const postgres: Sql = {
  series: (count, n) => `generate_series(0, ${count - 1}) AS ${n}`,
  id: (n) => `lpad(to_hex(${n}), 24, '0')`,
};

/** The statements that fill an empty database with customers, orders of two lines, and ledgers. */
function fillStatements({ series, id }: Sql, { customers, ordersEach }: BookSize): string[] {
  const entriesEach = 3 * ordersEach;
  const orders = customers * ordersEach;
  const start = Date.now() - years * 365 * 86_400_000;
  const interval = Math.floor((years * 365 * 86_400_000) / orders);
  const placedAt = (n: string) => `(${start} + CAST(${n} AS BIGINT) * ${interval})`;
  const unitPrice = (n: string) => `(50000 + ${n} % 100 * 1000)`;
  const status = (n: string) =>
    `CASE WHEN ${n} >= ${orders - 1200} THEN 'placed' WHEN ${n} >= ${orders - 2000} THEN 'confirmed'
     WHEN ${n} >= ${orders - 2600} THEN 'packed' WHEN ${n} % 33 = 0 THEN 'cancelled' ELSE 'handedOver' END`;
  const count = (n: string, each: string) => `CASE WHEN ${status(n)} = '${each}' THEN 2 ELSE 0 END`;
  const phone = (n: string) => `'+880' || (1700000000 + ${n})`;
  const place = (n: string) => `'Road ' || (${n}) % 977 || ', Sylhet'`;
  const name = (n: string) => `'Customer ' || (${n}) * 79 % 100003`;
  const order = `c + ${customers} * (k / 3)`;
  return [
    `INSERT INTO customers (_id, name, address, credit_limit, search_text)
     SELECT ${id('c')}, ${name('c')}, ${place('c')}, 5000000, lower(${name('c')})
     FROM ${series(customers, 'c')}`,
    `INSERT INTO customer_phones (phone, customer, place) SELECT ${phone('c')}, ${id('c')}, 0 FROM ${series(customers, 'c')}`,
    `INSERT INTO orders (number, "userEmail", "userName", address, phone, placed_at, search_text, customer, sum,
       placed, confirmed, packed, "handedOver", cancelled)
     SELECT n + 1001, '', ${name(`n % ${customers}`)}, ${place(`n % ${customers}`)}, ${phone(`n % ${customers}`)}, ${placedAt('n')}, '',
       ${id(`n % ${customers}`)}, CASE WHEN ${status('n')} = 'cancelled' THEN 0 ELSE 4 * ${unitPrice('n')} END,
       ${['placed', 'confirmed', 'packed', 'handedOver', 'cancelled'].map((each) => count('n', each)).join(', ')}
     FROM ${series(orders, 'n')}`,
    `INSERT INTO order_lines (order_number, _id, product_name, "orderQuantity", price_number, unit_price, status, history, placed_at)
     SELECT n + 1001, ${id('n * 2 + l')}, 'Brake Disc ' || l, 2, ${unitPrice('n')} / 100, ${unitPrice('n')}, ${status('n')}, '[]', ${placedAt('n')}
     FROM ${series(orders, 'n')} CROSS JOIN ${series(2, 'l')}`,
    // One customer in four has not paid the last order.
    `INSERT INTO ledger_entries (_id, customer, at, recorded_at, kind, amount, method, order_number, line, by)
     SELECT ${id(`c * ${entriesEach + 1} + k`)}, ${id('c')}, ${placedAt(order)} + k * 1000, ${placedAt(order)} + k * 1000,
       CASE k % 3 WHEN 2 THEN 'payment' ELSE 'charge' END, CASE k % 3 WHEN 2 THEN -4 ELSE 2 END * ${unitPrice(`(${order})`)},
       CASE k % 3 WHEN 2 THEN 'cash' END, CASE k % 3 WHEN 2 THEN NULL ELSE ${order} + 1001 END,
       CASE k % 3 WHEN 2 THEN NULL ELSE ${id(`(${order}) * 2 + k % 3`)} END, 'admin@example.com'
     FROM ${series(customers, 'c')} CROSS JOIN ${series(entriesEach, 'k')}
     WHERE ${status(`(${order})`)} = 'handedOver' AND NOT (k = ${entriesEach - 1} AND c % 4 = 0)`,
    `UPDATE customers SET balance = sums.amount
     FROM (SELECT customer, sum(amount) AS amount FROM ledger_entries GROUP BY customer) AS sums WHERE sums.customer = customers._id`,
  ];
}

const timed = async (what: string, work: () => unknown): Promise<void> => {
  const started = performance.now();
  await work();
  console.log(`${what} ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

/** Fills the empty database of a data folder; triggers and indexes are created after the rows. */
export async function fillSqliteBooks(folder: string, size: BookSize): Promise<void> {
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
  db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -400000; BEGIN');
  const parts = db
    .prepare(
      `SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND type IN ('index', 'trigger') ORDER BY type`,
    )
    .all();
  for (const { type, name } of parts) db.exec(`DROP ${String(type)} ${String(name)}`);
  for (const sql of fillStatements(sqlite, size)) await timed(`SQLite: ${sql.slice(0, 32)}`, () => db.exec(sql));
  await timed('SQLite: indexes', () => parts.forEach(({ sql }) => db.exec(String(sql))));
  db.exec(`INSERT INTO customers_text (customers_text) VALUES ('rebuild')`);
  db.exec(`UPDATE totals SET rows = (SELECT count(*) FROM customers) WHERE name = 'customers'`);
  db.exec(`UPDATE totals SET rows = (SELECT count(*) FROM orders) WHERE name = 'orders'`);
  for (const status of ['placed', 'confirmed', 'packed', 'handedOver', 'cancelled']) {
    db.exec(
      `UPDATE totals SET rows = (SELECT count(*) FROM orders WHERE ${status} > 0) WHERE name = 'orders ${status}'`,
    );
  }
  db.exec('COMMIT');
  db.close();
}

/** Fills an empty PostgreSQL database. */
export async function fillPostgresBooks(url: string, size: BookSize): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // Foreign keys of generated rows need no check.
  await client.query(`SET maintenance_work_mem = '512MB'; SET session_replication_role = replica`);
  await withoutIndexes(client, async () => {
    for (const sql of fillStatements(postgres, size)) {
      await timed(`PostgreSQL: ${sql.slice(0, 32)}`, () => client.query(sql));
    }
    await client.query(countTotals);
  });
  await client.query('VACUUM ANALYZE');
  await client.end();
}
