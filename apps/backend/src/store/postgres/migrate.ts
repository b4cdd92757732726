import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../../StartupError.ts';
import type { Database, Run } from './Database.ts';
import { sqlStateOf } from './failures.ts';
import { steps } from './steps.ts';

/** Two processes made the same thing at once; the other one has it now. */
const madeByAnother = new Set(['23505', '42P07', '42710', '42P06', 'XX000']);

const attempts = 10;

async function takeMissing(run: Run): Promise<void> {
  // The lock on this one row makes concurrent starts wait for each other.
  const [row] = await run({ sql: 'SELECT version FROM schema_version WHERE one = 1 FOR UPDATE' });
  const version = Number(row?.['version']);
  if (version > steps.length) {
    throw new StartupError(
      'The database of DATABASE_URL was written by a newer version of dealerkit: update dealerkit or set DATABASE_URL to another database.',
    );
  }
  for (const step of steps.slice(version)) {
    for (const sql of step) await run({ sql });
  }
  if (version < steps.length) {
    await run({ sql: 'UPDATE schema_version SET version = $1::int WHERE one = 1', values: [steps.length] });
  }
}

/** Takes the steps that the database lacks, also when several processes start at once. @throws StartupError where a newer version wrote it */
export async function migrate({ run, transaction }: Pick<Database, 'run' | 'transaction'>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await run({
        sql: 'CREATE TABLE IF NOT EXISTS schema_version (one INTEGER PRIMARY KEY CHECK (one = 1), version INTEGER NOT NULL)',
      });
      await run({ sql: 'INSERT INTO schema_version (one, version) VALUES (1, 0) ON CONFLICT (one) DO NOTHING' });
      await transaction(takeMissing);
      return;
    } catch (error) {
      if (attempt === attempts || !madeByAnother.has(sqlStateOf(error) ?? '')) throw error;
      await wait(Math.random() * 100);
    }
  }
}
