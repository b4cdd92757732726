import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { openPostgresStore } from '../src/store/engines/postgres/openPostgresStore.ts';
import { openSqliteStore } from '../src/store/engines/sqlite/openSqliteStore.ts';
import type { Store } from '../src/store/Store.ts';
import { createSchema } from './createSchema.ts';
import { emptyTables } from './emptyTables.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const server = inject('postgres');

async function closedAfterTest(store: Store): Promise<Store> {
  onTestFinished(() => store.close());
  return store;
}

async function createTables(): Promise<string> {
  const url = await createSchema(String(server), randomUUID());
  await (await openPostgresStore(url)).close();
  return url;
}
let tables: Promise<string> | undefined;

/** Opens the PostgreSQL of this process after emptying its tables, which takes half as long as creating them: a test uses one store. */
async function openEmptied(): Promise<Store> {
  const url = await (tables ??= createTables());
  const client = new Client({ connectionString: url });
  await client.connect();
  await emptyTables(client);
  await client.end();
  return closedAfterTest(await openPostgresStore(url));
}

/** Opens an empty store of each database that this machine has. */
export const databases: [name: string, open: () => Promise<Store>][] = [
  ['SQLite', async () => closedAfterTest(openSqliteStore(temporaryFolder()))],
  ...(server === undefined ? [] : [['PostgreSQL', openEmptied] as [string, () => Promise<Store>]]),
];
