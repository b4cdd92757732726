import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { Client } from 'pg';
import { StartupError } from '../../startup.ts';
import type { Row, Run } from './postgres/Database.ts';
import { isUnavailable } from './postgres/errors.ts';
import { indexParts, readPartsAfter, type RowToIndex, searchTables } from '../parts/partIndex.ts';
import { countTotals } from './postgres/totals.ts';
import { postgresDialect, runStatements } from './postgres/transact.ts';
import { createSynonymsInUse } from '../synonyms/synonymsInUse.ts';
import { checkTexts } from './sqlite/checkTexts.ts';
import { openPostgresStore } from './postgres/openPostgresStore.ts';

/** A table to copy, and the sums to compare afterwards. */
interface Table {
  name: string;
  sum?: string;
  /** The maximum number of rows in one statement, for large ones. */
  rowsAtOnce?: number;
}

/** The tables in the order of their foreign keys. */
const tables: Table[] = [
  { name: 'parts', sum: 'available_quantity' },
  { name: 'synonyms' },
  // Orders name them.
  { name: 'customers', sum: 'balance' },
  { name: 'orders', sum: 'number' },
  { name: 'order_lines', sum: '"orderQuantity"' },
  { name: 'order_attempts' },
  { name: 'write_attempts' },
  { name: 'customer_phones' },
  { name: 'merged_customers' },
  { name: 'ledger_entries', sum: 'amount' },
  { name: 'cheques', sum: 'amount' },
  { name: 'cash_entries', sum: 'amount' },
  { name: 'closed_days', sum: 'counted' },
  { name: 'invoice_series', sum: 'last' },
  { name: 'invoices', sum: 'total' },
  { name: 'invoice_lines' },
  { name: 'credit_notes' },
  { name: 'reviews', sum: 'rating' },
  { name: 'users' },
  { name: 'audit', sum: 'at' },
  { name: 'zero_result_searches' },
  { name: 'notification_events' },
  { name: 'notifications' },
  { name: 'notification_choices' },
  { name: 'push_subscriptions' },
  { name: 'passkeys' },
  { name: 'pictures' },
  { name: 'picture_files', sum: 'length(content)', rowsAtOnce: 20 },
  { name: 'stored_values' },
];

/** Tables that are written after the copy, or that no stopped shop needs. */
const omittedTables = [...searchTables, 'totals', 'erasures', 'passkey_challenges'];

/** A table with its columns. */
interface CopiedTable extends Table {
  columns: readonly string[];
}

const refuseDifference = (what: string) => {
  throw new StartupError(`${what}, so nothing is copied: the move of this version has forgotten it. Update dealerkit.`);
};

/** Refuses a database with a table that is not copied. @throws StartupError */
function checkTables(db: DatabaseSync): void {
  const known = new Set([...tables.map(({ name }) => name), ...omittedTables]);
  const names = db
    .prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%'`)
    .all()
    .map(({ name }) => String(name));
  for (const name of names) if (!known.has(name)) refuseDifference(`Only the embedded database has the table ${name}`);
}

/** Finds the columns of a table in both databases. @throws StartupError where only one of them has a column */
async function withColumns(db: DatabaseSync, client: Client, table: Table): Promise<CopiedTable> {
  const { name } = table;
  const own = db.prepare('SELECT name FROM pragma_table_info(?)').all(name);
  const left = new Set(own.map(({ name: column }) => String(column)));
  // The number of a row belongs to SQLite.
  left.delete('row');
  const { rows } = await client.query<{ column: string; isComputed: boolean; isCounted: boolean }>(
    `SELECT attname AS column, attgenerated <> '' AS "isComputed", attidentity <> '' AS "isCounted"
     FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [name],
  );
  const columns: string[] = [];
  for (const { column, isComputed, isCounted } of rows) {
    const isOfBoth = left.delete(column);
    if (isComputed) continue;
    if (isOfBoth) columns.push(`"${column}"`);
    else if (!isCounted) refuseDifference(`Only PostgreSQL has the column ${name}.${column}`);
  }
  for (const column of left) refuseDifference(`Only the embedded database has the column ${name}.${column}`);
  return { ...table, columns };
}

/** The maximum number of values in one statement; PostgreSQL accepts 65,535. */
const maxValues = 20_000;

async function insert(client: Client, { name, columns }: CopiedTable, rows: SQLOutputValue[][]): Promise<void> {
  const width = columns.length;
  const placeholders = rows.map((row, r) => `(${row.map((_, c) => `$${r * width + c + 1}`).join(', ')})`);
  await client.query(`INSERT INTO ${name} (${columns.join(', ')}) VALUES ${placeholders.join(', ')}`, rows.flat());
}

async function copyTable(db: DatabaseSync, client: Client, table: CopiedTable, log: (line: string) => void) {
  const { total } = db.prepare(`SELECT count(*) AS total FROM ${table.name}`).get() ?? {};
  const select = db.prepare(`SELECT ${table.columns.join(', ')} FROM ${table.name}`);
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
  const source = db.prepare(countAndSum(sum, name)).get();
  const { rows } = await client.query<{ n: string; s: string }>(countAndSum(sum, name));
  const [count, total] = [Number(source?.['n']), Number(source?.['s'])];
  const isEqual = Number(rows[0]?.n) === count && Math.abs(Number(rows[0]?.s) - total) <= Math.abs(total) * 1e-9;
  if (!isEqual) {
    throw new StartupError(
      `Counts or sums of ${name} differ after the copy, so it was rolled back. Check that database for triggers or rules, or choose another one.`,
    );
  }
  return `${name}: ${count} rows on both sides${sum ? `, sum of ${sum.replaceAll('"', '')} ${total} on both` : ''}`;
}

/** The number of parts that are indexed at once. */
const indexedAtOnce = 500;

/** Writes what a search finds the copied parts by. */
export async function indexAll(client: Client, log: (line: string) => void): Promise<void> {
  const run: Run = async ({ sql, values = [] }) => (await client.query<Row>(sql, [...values])).rows;
  const { trade } = await runStatements(run, createSynonymsInUse().read());
  let parts: RowToIndex[] = [];
  let indexed = 0;
  do {
    parts = await runStatements(run, readPartsAfter(parts.at(-1)?._id ?? '', indexedAtOnce));
    await runStatements(run, indexParts({ dialect: postgresDialect }, parts, trade));
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
  checkTables(db);
  checkTexts(db, 'The embedded database');
  await (await openPostgresStore(url)).close();
  const client = new Client({ connectionString: url, application_name: 'dealerkit move' });
  // The next statement throws the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('BEGIN');
    for (const { name } of tables) {
      const { rowCount } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
      if (rowCount) throw new StartupError(`The database of --to is not empty (it has ${name}): choose an empty one.`);
    }
    const copied = [];
    for (const table of tables) copied.push(await withColumns(db, client, table));
    for (const table of copied) await copyTable(db, client, table, log);
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
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    throw new StartupError('The connection to PostgreSQL was lost: make sure that it runs, and repeat the move.', {
      cause: error,
    });
  } finally {
    await client.end();
  }
}
