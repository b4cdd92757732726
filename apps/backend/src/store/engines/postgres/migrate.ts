import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../../../startup.ts';
import type { Database, Run } from './Database.ts';
import { sqlStateOf } from './errors.ts';
import { migrations as released } from './migrations.ts';
import { countTotals } from './totals.ts';

/** Codes for an object that another process created at the same time. */
const alreadyCreated = new Set(['23505', '42P07', '42710', '42P06', 'XX000']);

const maxAttempts = 10;

/** A statement of a migration may rewrite a table of millions of rows; in milliseconds. */
export const migrationTimeout = 3_600_000;

async function applyMissing(run: Run, migrations: readonly string[]): Promise<void> {
  // The limit of the connection is another one if a pooler opened it.
  await run({ sql: `SET LOCAL statement_timeout = ${migrationTimeout}` });
  // The row lock serialises concurrent starts.
  const [row] = await run({ sql: 'SELECT version FROM schema_version WHERE one = 1 FOR UPDATE' });
  const version = Number(row?.['version']);
  if (version > migrations.length) {
    throw new StartupError(
      'The database of DATABASE_URL was written by a newer version of dealerkit: update dealerkit or set DATABASE_URL to another database.',
    );
  }
  // Otherwise every other statement would wait behind a migration that waits for a lock.
  await run({ sql: "SET LOCAL lock_timeout = '10s'" });
  for (const migration of migrations.slice(version)) await run({ sql: migration });
  if (version < migrations.length) {
    await run({ sql: 'UPDATE schema_version SET version = $1::int WHERE one = 1', values: [migrations.length] });
  }
  // Other programs do not keep the totals, and backends of an older version may not. The last of these has ended before the
  // last start of an update.
  await run({ sql: countTotals });
}

/** Applies the missing migrations, also when several processes start at once. @throws StartupError where a newer version wrote the database */
export async function migrate(
  { run, transaction }: Pick<Database, 'run' | 'transaction'>,
  migrations = released,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await run({
        sql: 'CREATE TABLE IF NOT EXISTS schema_version (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL)',
      });
      await run({ sql: 'INSERT INTO schema_version (one, version) VALUES (1, 0) ON CONFLICT (one) DO NOTHING' });
      await transaction((runInTransaction) => applyMissing(runInTransaction, migrations));
      return;
    } catch (error) {
      if (attempt === maxAttempts || !alreadyCreated.has(sqlStateOf(error) ?? '')) throw error;
      await wait(Math.random() * 100);
    }
  }
}
