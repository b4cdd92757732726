import { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../../src/store/engines/sqlite/openSqliteStore.ts';
import { karim } from '../fixtures.ts';
import { measureStatements } from '../measureStatements.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const day = 86_400_000;
const today = Math.floor(Date.now() / day) * day;
const customer = '0'.repeat(24);

/** The line of the 1,500th order. */
const oldOrder = (2500).toString(16).padStart(24, '0');

interface Worst {
  entries: number;
  /** How many of the entries are payments of today; the others are charges. */
  payments: number;
  /** Over how many days the charges are spread, the last of which is today. */
  days: number;
}

/** A database in which every entry belongs to one customer, as in a shop that enters all its cash sales for one. */
async function openWorst({ entries, payments, days }: Worst) {
  const folder = temporaryFolder();
  await openSqliteStore(folder).close();
  const charges = entries - payments;
  const chargedAt = `${today - (days - 1) * day} + n * ${Math.floor(((days - 0.5) * day) / charges)}`;
  const db = new DatabaseSync(path.join(folder, 'dealerkit.sqlite'));
  db.exec(`
    PRAGMA synchronous = OFF;
    INSERT INTO customers (_id, name, email, search_text) VALUES ('${customer}', 'Cash', '${karim}', 'cash');
    WITH RECURSIVE
      numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${entries - 1}),
      entries AS (SELECT n, n >= ${charges} AS paid, CASE WHEN n < ${charges} THEN ${chargedAt} ELSE ${today} + n END AS at FROM numbers)
    INSERT INTO ledger_entries (_id, customer, at, recorded_at, kind, amount, method, order_number, by)
    SELECT printf('%024x', n), '${customer}', at, at, iif(paid, 'payment', 'charge'), iif(paid, -100, 100), iif(paid, 'cash', NULL),
      iif(paid, NULL, 1001 + n), 'admin@example.com'
    FROM entries;
    UPDATE customers SET balance = (SELECT sum(amount) FROM ledger_entries);
    INSERT INTO orders (number, userEmail, userName, address, phone, placed_at, search_text, customer, sum, handedOver)
    SELECT order_number, '${karim}', 'Cash', 'Counter', '', at, 'cash', customer, amount, 1 FROM ledger_entries WHERE kind = 'charge';
    INSERT INTO order_lines (order_number, _id, product_name, orderQuantity, price_number, status, history, placed_at)
    SELECT number, printf('%024x', number), 'Brake Disc', 1, 1, 'handedOver', '[]', placed_at FROM orders`);
  db.close();
  const store = openSqliteStore(folder);
  onTestFinished(() => store.close());
  return store;
}

test.each<Worst>([
  { entries: 60_000, payments: 200, days: 1000 },
  { entries: 20_000, payments: 2000, days: 1000 },
  { entries: 60_000, payments: 2000, days: 1 },
])(
  'no statement takes 50 ms where one customer has $entries entries since $days days and $payments payments today',
  { tags: ['long'] },
  async ({ entries, payments, days }) => {
    const store = await openWorst({ entries, payments, days });
    const takeLongest = measureStatements();
    const calls = {
      'day book': () => store.getDayBook(today, today + day),
      'day book of an earlier day': () => store.getDayBook(today - (days - 1) * day, today - (days - 2) * day),
      ledger: () => store.findLedger(customer, { limit: 100 }),
      'last page of the ledger': () => store.findLedger(customer, { limit: 100, before: '50'.padStart(24, '0') }),
      'ledger until a day': () => store.findLedger(customer, { limit: 100, to: today - (days - 1) * day + 1 }),
      'oldest order': () => store.getNumberedOrder(1001),
      'newest order': () => store.getNumberedOrder(1000 + entries - payments),
      'oldest orders': () => store.findOrders({ limit: 1000, sort: 'age' }),
      'orders of the account': () => store.listOrders(karim, { limit: 1000, before: oldOrder }),
      overview: () => store.getOverview([today - 29 * day, today, today + day], 10),
    };
    const best: Record<string, number> = {};
    for (const [name, call] of Object.entries(calls)) {
      const times: number[] = [];
      // What else happens in the process, such as a collection of garbage, makes a single statement slower.
      for (let run = 0; run < 3 && !times.some((time) => time < 50); run++) {
        await call();
        times.push(takeLongest().time);
      }
      best[name] = Math.min(...times);
    }
    expect(Object.entries(best).filter(([, time]) => time >= 50)).toEqual([]);

    const balance = 100 * (entries - 2 * payments);
    const book = await store.getDayBook(today, today + day);
    expect(book).toMatchObject({ openingCash: 0, closingCash: 100 * payments });
    expect(book.entries).toHaveLength(payments);
    // The payments settle the oldest charges.
    const dues = await Promise.all([1001, 1000 + payments, 1001 + payments].map((n) => store.getNumberedOrder(n)));
    expect(dues.map((order) => order?.due)).toEqual([0, 0, 100]);
    const [last] = (await store.findLedger(customer, { limit: 1 }))?.rows ?? [];
    expect(last?.balance).toBe(balance);
    const [oldest] = (await store.findLedger(customer, { limit: 1, before: '1'.padStart(24, '0') }))?.rows ?? [];
    expect(oldest?.balance).toBe(100);
  },
);
