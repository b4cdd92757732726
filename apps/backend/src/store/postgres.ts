import * as v from 'valibot';
import { StartupError } from '../StartupError.ts';
import { auditEntries } from './auditEntries.ts';
import { createIds } from './createIds.ts';
import { connect } from './postgres/connect.ts';
import type { Database, Run } from './postgres/Database.ts';
import { sqlStateOf } from './postgres/failures.ts';
import { migrate } from './postgres/migrate.ts';
import { postgresOrders } from './postgres/orders.ts';
import { insertPart, postgresParts } from './postgres/parts.ts';
import { insertReview, postgresReviews } from './postgres/reviews.ts';
import { postgresUsers } from './postgres/users.ts';
import { createReadVersion } from './postgres/versions.ts';
import type { Store } from './Store.ts';
import { StoreUnavailableError } from './StoreUnavailableError.ts';

const tables = ['parts', 'orders', 'reviews', 'users', 'audit'];

/**
 * Opens the store of a PostgreSQL database, making or migrating its tables where needed. Several processes may share it.
 *
 * @throws StartupError where the database cannot be had or comes from a newer version
 */
export async function openPostgresStore(url: string): Promise<Store> {
  const { close, ...connection } = connect(url);
  try {
    await migrate(connection);
    const newId = createIds(await newestId(connection.run));
    return storeOf({ ...connection, newId }, close);
  } catch (error) {
    await close();
    throw explained(error);
  }
}

function storeOf(database: Database, close: () => Promise<void>): Store {
  const { run, transaction, newId } = database;
  return {
    ...postgresParts(database),
    ...postgresOrders(database),
    ...postgresReviews(database),
    ...postgresUsers(database),

    async listAudit(limit) {
      const sql = 'SELECT at::float8 AS at, actor, action, subject, detail FROM audit ORDER BY _id DESC LIMIT $1::int';
      return v.parse(auditEntries, await run({ sql, values: [limit] }));
    },

    catalogueVersion: createReadVersion(run),

    async ping() {
      // What may be read but not written is not ready; this writes what is there.
      await run({ sql: 'UPDATE schema_version SET version = version WHERE one = 1' });
    },

    seed: (seed) =>
      transaction(async (by) => {
        const used = await by({
          sql: [...tables, 'facts'].map((table) => `(SELECT 1 AS used FROM ${table} LIMIT 1)`).join(' UNION ALL '),
        });
        if (used.length) return false;
        const marked = await by({
          sql: `INSERT INTO facts (name, value) VALUES ('seeded', $1) ON CONFLICT (name) DO NOTHING RETURNING name`,
          values: [new Date().toISOString()],
        });
        // Another process that starts at the same moment has filled it.
        if (!marked.length) return false;
        for (const part of seed.parts) await insertPart(by, newId(), part);
        for (const review of seed.reviews) await insertReview(by, newId(), review);
        return true;
      }),

    close,
  };
}

async function newestId(run: Run): Promise<string | undefined> {
  const newest = tables.map((table) => `SELECT max(_id) AS _id FROM ${table}`).join(' UNION ALL ');
  const [row] = await run({ sql: `SELECT max(_id) AS _id FROM (${newest}) AS newest` });
  return typeof row?.['_id'] === 'string' ? row['_id'] : undefined;
}

/** Sentences for what a person at the terminal can mend, without the password that the address may hold. */
function explained(error: unknown): unknown {
  if (error instanceof StoreUnavailableError) {
    return new StartupError(
      'The PostgreSQL of DATABASE_URL cannot be reached: start it or correct its host and port in DATABASE_URL.',
      { cause: error },
    );
  }
  const sentences: Record<string, string> = {
    '28P01': 'PostgreSQL refuses the user or the password of DATABASE_URL: correct them.',
    '28000': 'PostgreSQL refuses the user or the password of DATABASE_URL: correct them.',
    '3D000': 'The database that DATABASE_URL names does not exist: make it with "createdb", or correct the name.',
    '42501': 'The user of DATABASE_URL may not make tables there: make it the owner of the database.',
  };
  const sentence = sentences[sqlStateOf(error) ?? ''];
  return sentence === undefined ? error : new StartupError(sentence, { cause: error });
}
