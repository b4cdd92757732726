import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '../../src/store/engines/postgres/connect.ts';
import { migrate } from '../../src/store/engines/postgres/migrate.ts';
import { migrations } from '../../src/store/engines/postgres/migrations.ts';
import { openPostgresStore } from '../../src/store/engines/postgres/openPostgresStore.ts';
import { createSchema } from '../createSchema.ts';
import { disc } from '../fixtures.ts';

const server = inject('postgres');

const freshUrl = () => createSchema(String(server), randomUUID());

async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe.runIf(server)('a start with PostgreSQL', () => {
  test('applies a later migration once when several processes start at the same time, or not at all', async () => {
    const url = await freshUrl();
    const store = await openPostgresStore(url);
    await store.addPart(disc);
    await store.close();
    const { run, transaction, close } = connect(`${url}&application_name=migrating`);
    onTestFinished(close);
    const added = `ALTER TABLE parts ADD COLUMN aisle TEXT; UPDATE parts SET aisle = 'A1';`;
    const failed = migrate({ run, transaction }, [...migrations, added, 'DROP TABLE missing']);
    await expect(failed).rejects.toThrow('does not exist');
    expect(await run({ sql: 'SELECT version FROM schema_version' })).toEqual([{ version: migrations.length }]);
    const reader = await openClient(url);
    await reader.query('BEGIN; LOCK TABLE parts IN ACCESS SHARE MODE');
    const starts = Promise.all([1, 2, 3].map(() => migrate({ run, transaction }, [...migrations, added])));
    const waiting = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'migrating' AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await run({ sql: waiting })).length).toBe(3);
    await reader.query('COMMIT');
    await starts;
    expect(await run({ sql: 'SELECT product_name, aisle FROM parts' })).toEqual([
      { product_name: disc.product_name, aisle: 'A1' },
    ]);
    await expect(openPostgresStore(url)).rejects.toThrow('newer version');
  });

  test('refuses a database with tables of another program', async () => {
    const url = await freshUrl();
    const client = await openClient(url);
    await client.query('CREATE TABLE users (id INTEGER PRIMARY KEY)');
    await expect(openPostgresStore(url)).rejects.toMatchObject({
      name: 'StartupError',
      message:
        'The database of DATABASE_URL has tables of another program: set DATABASE_URL to a database that is empty.',
    });
  });

  test('refuses a newer version and leaves it unchanged', async () => {
    const url = await freshUrl();
    await (await openPostgresStore(url)).close();
    const client = await openClient(url);
    await client.query('UPDATE schema_version SET version = 999');
    await expect(openPostgresStore(url)).rejects.toMatchObject({
      name: 'StartupError',
      message:
        'The database of DATABASE_URL was written by a newer version of dealerkit: update dealerkit or set DATABASE_URL to another database.',
    });
    expect((await client.query('SELECT version FROM schema_version')).rows).toEqual([{ version: 999 }]);
  });
});
