import { exactKeys } from '@dealerkit/domain/foldText';
import { stepOf } from '../orderSteps.ts';
import { numberOfOrder, searchTextOf } from '../searchTextOf.ts';
import { timeOfId } from '../timeOfId.ts';
import type { Row, Run } from './Database.ts';

/** The number of rows that one statement fills, so that it stays within the time limit of a statement. */
const batchSize = 500;

/** Runs a function for all rows of a table, in batches. */
async function eachBatch(
  run: Run,
  { table, columns }: { table: string; columns: string },
  fill: (rows: Row[]) => Promise<void>,
): Promise<void> {
  let last = '';
  for (;;) {
    const sql = `SELECT _id, ${columns} FROM ${table} WHERE _id > $1 ORDER BY _id LIMIT ${batchSize}`;
    const rows = await run({ sql, values: [last] });
    if (!rows.length) return;
    await fill(rows);
    last = String(rows.at(-1)?.['_id']);
  }
}

const textOf = (row: Row, column: string) => {
  const value = row[column];
  return typeof value === 'string' ? value : undefined;
};

/** Fills the search texts and exact keys of parts. */
export function fillParts(run: Run): Promise<void> {
  return eachBatch(run, { table: 'parts', columns: 'product_name, description' }, async (rows) => {
    const filled = rows.map((row) => {
      const part = { product_name: textOf(row, 'product_name'), description: textOf(row, 'description') };
      const search_text = searchTextOf(part.product_name, part.description);
      return { _id: row['_id'], search_text, keys: exactKeys(part) };
    });
    await run({
      sql: `UPDATE parts SET search_text = filled.search_text
            FROM json_to_recordset($1::json) AS filled (_id TEXT, search_text TEXT) WHERE parts._id = filled._id`,
      values: [JSON.stringify(filled)],
    });
    await run({
      sql: `INSERT INTO part_keys (key, part_id)
            SELECT key, part_id FROM json_to_recordset($1::json) AS filled (key TEXT, part_id TEXT)
            ON CONFLICT (key, part_id) DO NOTHING`,
      values: [JSON.stringify(filled.flatMap(({ _id, keys }) => keys.map((key) => ({ key, part_id: _id }))))],
    });
  });
}

/** Fills the search texts of users. */
export function fillUsers(run: Run): Promise<void> {
  return eachBatch(run, { table: 'users', columns: 'email, username, phone' }, async (rows) => {
    const filled = rows.map((row) => ({
      _id: row['_id'],
      search_text: searchTextOf(...['email', 'username', 'phone'].map((column) => textOf(row, column))),
    }));
    await run({
      sql: `UPDATE users SET search_text = filled.search_text
            FROM json_to_recordset($1::json) AS filled (_id TEXT, search_text TEXT) WHERE users._id = filled._id`,
      values: [JSON.stringify(filled)],
    });
  });
}

/** Fills the times, histories and search texts of orders that were placed before these were stored. */
export function fillOrders(run: Run): Promise<void> {
  const columns = '"userEmail", "userName", phone, product_name';
  return eachBatch(run, { table: 'orders', columns }, async (rows) => {
    const filled = rows.map((row) => {
      const placed_at = timeOfId(String(row['_id']));
      const texts = ['userName', 'userEmail', 'phone', 'product_name'].map((column) => textOf(row, column));
      const history = JSON.stringify([stepOf('placed', placed_at, String(row['userEmail']))]);
      const search_text = searchTextOf(numberOfOrder(String(row['_id'])), ...texts);
      return { _id: row['_id'], placed_at, history, search_text };
    });
    await run({
      sql: `UPDATE orders SET placed_at = filled.placed_at, history = filled.history, search_text = filled.search_text
            FROM json_to_recordset($1::json) AS filled (_id TEXT, placed_at BIGINT, history TEXT, search_text TEXT)
            WHERE orders._id = filled._id`,
      values: [JSON.stringify(filled)],
    });
  });
}
