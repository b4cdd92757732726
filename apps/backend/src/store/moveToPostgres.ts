import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { Part } from '@dealerkit/domain/entities';
import { Client } from 'pg';
import * as v from 'valibot';
import { StartupError } from '../startup.ts';
import type { Row, Run } from './postgres/Database.ts';
import { indexParts, partsAfter, searchTables } from './postgres/partIndex.ts';
import { countTotals } from './postgres/totals.ts';
import { createReadTradeNames } from './postgres/tradeNames.ts';
import { checkTexts } from './sqlite/checkTexts.ts';
import { openPostgresStore } from './postgres/openPostgresStore.ts';

/** The columns to copy, and the sums to compare afterwards. */
interface Table {
  name: string;
  /** The SQLite columns, and in `to` the PostgreSQL columns in the same order. */
  from: string;
  to: string;
  sum?: { from: string; to: string };
  /** The maximum number of rows in one statement, for large ones. */
  rowsAtOnce?: number;
}

const number = (column: string) => `CASE WHEN typeof(${column}) <> 'text' THEN ${column} END`;
const text = (column: string) => `CASE WHEN typeof(${column}) = 'text' THEN ${column} END`;

const partColumns =
  '_id, product_name, name_key, description, image, minimum_order_quantity, available_quantity, reorder_level';
const orderColumns =
  '"userEmail", "userName", address, phone, note, placed_at, placed_by, search_text, customer, discount, delivery_charge, sum, placed, confirmed, packed, "handedOver", cancelled, returned';
const lineColumns =
  '_id, order_number, part_id, product_name, "orderQuantity", agreed_price, unit_price, status, history, placed_at, of_line, restocked';
const reviewColumns = '_id, "reviewName", "reviewerEmail", "productName", description, rating, placed_by';
const userColumns =
  '_id, email, username, role, loaction, phone, search_text, uid, "emailVerified", blocked, profile_by, "tokensValidFrom", deletion_due';
const auditColumns = '_id, at, actor, action, subject, detail';
const customerColumns = '_id, name, address, note, credit_limit, email, balance, search_text';
const entryColumns =
  '_id, customer, at, recorded_at, kind, amount, method, reference, cheque_date, note, order_number, line, reverses, by';
const invoiceColumns = 'number, issued_at, order_number, total, content, by';
const creditColumns = 'number, invoice, issued_at, reason, by';
const writeColumns = 'actor, idempotency_key, fingerprint, result';
const attemptColumns = '"userEmail", idempotency_key, order_number, fingerprint';

const tables: Table[] = [
  {
    name: 'parts',
    from: `${partColumns}, ${number('price')}, ${text('price')}`,
    to: `${partColumns}, price_number, price_text`,
    sum: { from: 'available_quantity', to: 'available_quantity' },
  },
  { name: 'trade_names', from: 'kind, value', to: 'kind, value' },
  // Orders name them.
  { name: 'customers', from: customerColumns, to: customerColumns, sum: { from: 'balance', to: 'balance' } },
  {
    name: 'orders',
    from: `row, ${orderColumns}`,
    to: `number, ${orderColumns}`,
    sum: { from: 'row', to: 'number' },
  },
  {
    name: 'order_lines',
    from: `${lineColumns}, ${number('price')}, ${text('price')}`,
    to: `${lineColumns}, price_number, price_text`,
    sum: { from: '"orderQuantity"', to: '"orderQuantity"' },
  },
  { name: 'order_attempts', from: attemptColumns, to: attemptColumns },
  { name: 'write_attempts', from: writeColumns, to: writeColumns },
  { name: 'customer_phones', from: 'phone, customer, place', to: 'phone, customer, place' },
  { name: 'merged_customers', from: '_id, customer', to: '_id, customer' },
  { name: 'ledger_entries', from: entryColumns, to: entryColumns, sum: { from: 'amount', to: 'amount' } },
  {
    name: 'invoice_series',
    from: 'series, year, last',
    to: 'series, year, last',
    sum: { from: 'last', to: 'last' },
  },
  { name: 'invoices', from: invoiceColumns, to: invoiceColumns, sum: { from: 'total', to: 'total' } },
  { name: 'invoice_lines', from: 'line, invoice', to: 'line, invoice' },
  { name: 'credit_notes', from: creditColumns, to: creditColumns },
  { name: 'reviews', from: reviewColumns, to: reviewColumns, sum: { from: 'rating', to: 'rating' } },
  { name: 'users', from: userColumns, to: userColumns },
  { name: 'audit', from: auditColumns, to: auditColumns, sum: { from: 'at', to: 'at' } },
  { name: 'missed_searches', from: 'text, day, searches', to: 'text, day, searches' },
  ...[
    { name: 'notification_events', columns: '_id, at, kind, order_number, email, actor, content' },
    {
      name: 'notifications',
      columns: '_id, user_id, channel, kind, at, content, due_at, attempts, lease, problem, failed_at',
    },
    { name: 'notification_choices', columns: 'user_id, language, disabled' },
    { name: 'push_subscriptions', columns: 'endpoint, user_id, p256dh, auth, added_at' },
    {
      name: 'passkeys',
      columns: '_id, user_id, name, credential, public_key, counter, transports, created_at, last_used_at',
    },
  ].map(({ name, columns }) => ({ name, from: columns, to: columns })),
  { name: 'pictures', from: 'hash, width, height, used_at', to: 'hash, width, height, used_at' },
  {
    name: 'picture_files',
    from: 'hash, format, width, content',
    to: 'hash, format, width, content',
    sum: { from: 'length(content)', to: 'length(content)' },
    rowsAtOnce: 20,
  },
  { name: 'facts', from: 'name, value', to: 'name, value' },
];

/** The maximum number of values in one statement; PostgreSQL accepts 65,535. */
const maxValues = 20_000;

async function insert(client: Client, { name, to }: Table, rows: SQLOutputValue[][]): Promise<void> {
  const width = rows[0]?.length ?? 0;
  const placeholders = rows.map((row, r) => `(${row.map((_, c) => `$${r * width + c + 1}`).join(', ')})`);
  await client.query(`INSERT INTO ${name} (${to}) VALUES ${placeholders.join(', ')}`, rows.flat());
}

async function copyTable(db: DatabaseSync, client: Client, table: Table, log: (line: string) => void): Promise<void> {
  const { total } = db.prepare(`SELECT count(*) AS total FROM ${table.name}`).get() ?? {};
  const select = db.prepare(`SELECT ${table.from} FROM ${table.name}`);
  select.setReturnArrays(true);
  const { rowsAtOnce = Infinity } = table;
  let batch: SQLOutputValue[][] = [];
  let copied = 0;
  const send = async () => {
    if (!batch.length) return;
    await insert(client, table, batch);
    copied += batch.length;
    batch = [];
    log(`${table.name}: ${copied} of ${String(total)}`);
  };
  // Each row is an array of values, which Node's types do not express.
  for (const row of select.iterate() as Iterable<unknown> as Iterable<SQLOutputValue[]>) {
    batch.push(row);
    if (batch.length >= rowsAtOnce || batch.length * row.length >= maxValues) await send();
  }
  await send();
}

function countAndSum(expression: string | undefined, name: string): string {
  return `SELECT count(*) AS n, coalesce(sum(${expression ?? '0'}), 0) AS s FROM ${name}`;
}

/** Compares counts and sums of both tables. @throws StartupError where they differ */
async function check(db: DatabaseSync, client: Client, { name, sum }: Table): Promise<string> {
  const source = db.prepare(countAndSum(sum?.from, name)).get();
  const { rows } = await client.query<{ n: string; s: string }>(countAndSum(sum?.to, name));
  const [count, total] = [Number(source?.['n']), Number(source?.['s'])];
  const isEqual = Number(rows[0]?.n) === count && Math.abs(Number(rows[0]?.s) - total) <= Math.abs(total) * 1e-9;
  if (!isEqual) {
    throw new StartupError(
      `Counts or sums of ${name} differ after the copy, so it was rolled back. Check that database for triggers or rules, or choose another one.`,
    );
  }
  return `${name}: ${count} rows on both sides${sum ? `, sum of ${sum.from.replaceAll('"', '')} ${total} on both` : ''}`;
}

/** The number of parts that are indexed at once. */
const indexedAtOnce = 500;

/** Writes what a search finds the copied parts by. */
export async function indexAll(client: Client, log: (line: string) => void): Promise<void> {
  const run: Run = async ({ sql, values = [] }) => (await client.query<Row>(sql, [...values])).rows;
  const tradeNames = await createReadTradeNames()(run);
  let parts: Part[] = [];
  let indexed = 0;
  do {
    const after = parts.at(-1)?._id ?? '';
    parts = v.parse(v.array(Part), await run({ sql: partsAfter, values: [after, indexedAtOnce] }));
    await indexParts(run, parts, tradeNames);
    indexed += parts.length;
    log(`search: ${indexed} parts`);
  } while (parts.length === indexedAtOnce);
}

/**
 * Copies an embedded database into an empty PostgreSQL in one transaction, logs the progress, and resolves to the results
 * of the comparison.
 *
 * @throws StartupError where the database is unreachable, not empty or of a newer version, or a text is too long
 */
export async function moveToPostgres(db: DatabaseSync, url: string, log: (line: string) => void): Promise<string[]> {
  checkTexts(db, 'The embedded database');
  await (await openPostgresStore(url)).close();
  const client = new Client({ connectionString: url, application_name: 'dealerkit move' });
  await client.connect();
  try {
    await client.query('BEGIN');
    for (const { name } of tables) {
      const { rowCount } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
      if (rowCount) throw new StartupError(`The database of --to is not empty (it has ${name}): choose an empty one.`);
    }
    for (const table of tables) await copyTable(db, client, table, log);
    const checks = [];
    for (const table of tables) checks.push(await check(db, client, table));
    await indexAll(client, log);
    // The next order gets the number that it would have got in the embedded database.
    const { number: newest } =
      db.prepare(`SELECT seq AS number FROM sqlite_sequence WHERE name = 'orders'`).get() ?? {};
    await client.query(`SELECT setval('orders_number_seq', $1)`, [newest]);
    await client.query(countTotals);
    await client.query('UPDATE versions SET value = value + 1');
    await client.query('COMMIT');
    // Until PostgreSQL does so itself, it would plan the first searches without statistics.
    await client.query(`VACUUM (ANALYZE) ${[...tables.map(({ name }) => name), ...searchTables].join(', ')}`);
    return checks;
  } finally {
    await client.end();
  }
}
