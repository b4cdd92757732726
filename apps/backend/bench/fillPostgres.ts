import { Client } from 'pg';
import { indexAll } from '../src/store/engines/moveToPostgres.ts';
import { countTotals } from '../src/store/engines/postgres/totals.ts';
import { openPostgresStore } from '../src/store/engines/postgres/openPostgresStore.ts';

/** How many rows each table gets. */
export interface RowCounts {
  parts: number;
  orders: number;
  users: number;
  reviews: number;
}

/** The text as a search folds it; the generated texts are ASCII. */
const folded = (text: string) => `regexp_replace(lower(${text}), '[\\s,./-]+', '', 'g')`;

const id = (n: string) => `lpad(to_hex(${n}), 24, '0')`;

const maker = `(ARRAY['Ashok', 'Tata', 'Hino', 'Volvo', 'Isuzu', 'Eicher'])[1 + n % 6]`;
const kind = `(ARRAY['Brake Disc', 'Clutch Kit', 'Wheel Hub', 'Fuel Pump', 'Air Filter', 'Leaf Spring', 'Gearbox Mount'])[1 + n % 7]`;
const name = `${maker} || ' ' || ${kind} || ' ' || n`;
const description = `${kind} || ' for ' || ${maker} || ' trucks, imported, tested and kept in both showrooms. Number ' || n % 977 || '.'`;

/** Half a minute between two orders, so that a million of them are a year. */
const placedAt = `${Date.parse('2025-01-01')} + n * 30000::bigint`;
const email = `'user' || n % 20000 || '@example.com'`;
const phone = `'017' || lpad((n * 7919::bigint % 100000000)::text, 8, '0')`;

/** The same rows as those of `fillFolder.ts`. */
const fillStatements = ({ parts, orders, users, reviews }: RowCounts) => [
  `INSERT INTO parts (_id, product_name, name_key, description, price_number, image, minimum_order_quantity, available_quantity)
   SELECT ${id('n')}, ${name}, lower(${name}), ${description}, 500 + n % 4000, '/photos/brake-disc-800.jpg', 1 + n % 4, n % 60
   FROM generate_series(0, ${parts - 1}) AS n`,
  `INSERT INTO orders (number, "userEmail", "userName", address, phone, placed_at, placed, "handedOver", search_text)
   SELECT n + 1001, ${email}, 'User ' || n % 997, 'Zindabazar, Sylhet', ${phone}, ${placedAt},
     (n % 50 = 0)::int, (n % 50 <> 0)::int,
     concat_ws(chr(10), n + 1001, 'user' || n % 997, ${folded(email)}, ${phone}, '', ${folded('product_name')})
   FROM generate_series(0, ${orders - 1}) AS n JOIN parts ON parts._id = ${id('n % 3000')}`,
  `INSERT INTO order_lines (_id, order_number, part_id, product_name, "orderQuantity", price_number, status, history, placed_at)
   SELECT ${id(placedAt)}, n + 1001, parts._id, product_name, 2, 1000 + n % 100,
     CASE n % 50 WHEN 0 THEN 'placed' ELSE 'handedOver' END, '[]', ${placedAt}
   FROM generate_series(0, ${orders - 1}) AS n JOIN parts ON parts._id = ${id('n % 3000')}`,
  `INSERT INTO users (_id, email, username, search_text, uid, "emailVerified")
   SELECT ${id('n')}, 'user' || n || '@example.com', 'User ' || n, 'user' || n || '@examplecom' || chr(10) || 'user' || n, 'uid' || n, true
   FROM generate_series(0, ${users - 1}) AS n`,
  `INSERT INTO reviews (_id, "reviewName", "reviewerEmail", "productName", description, rating)
   SELECT ${id('n')}, 'User ' || n, ${email}, ${name}, 'Fits, and was delivered to Sylhet within two days.', n % 5 + 1
   FROM generate_series(0, ${reviews - 1}) AS n`,
  countTotals,
];

/** Runs work without the indexes of the database, which are created after it. */
export async function withoutIndexes(client: Client, work: () => Promise<void>): Promise<void> {
  const indexes = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_stat_user_indexes USING (indexrelid)
    WHERE NOT indisunique AND schemaname = current_schema()`);
  for (const index of indexes.rows) await client.query(`DROP INDEX ${index.name}`);
  await work();
  for (const index of indexes.rows) await client.query(index.definition);
}

/** Fills an empty database with generated rows; its indexes are created after them, which takes a tenth of the time. */
export async function fillPostgres(url: string, rows: RowCounts): Promise<void> {
  await (await openPostgresStore(url)).close();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`SET maintenance_work_mem = '1GB'`);
  await withoutIndexes(client, async () => {
    for (const sql of fillStatements(rows)) await client.query(sql);
    await indexAll(client, () => undefined);
  });
  await client.query('VACUUM ANALYZE');
  await client.end();
}
