import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { openPostgresStore } from '../src/store/engines/postgres/openPostgresStore.ts';
import { openSqliteStore } from '../src/store/engines/sqlite/openSqliteStore.ts';
import type { Store } from '../src/store/Store.ts';
import { createSchema } from './createSchema.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const server = inject('postgres');

async function closedAfterTest(store: Store): Promise<Store> {
  onTestFinished(() => store.close());
  return store;
}

/** Opens an empty store of each database that this machine has. */
export const databases: [name: string, open: () => Promise<Store>][] = [
  ['SQLite', async () => closedAfterTest(openSqliteStore(temporaryFolder()))],
  ...(server === undefined
    ? []
    : [
        [
          'PostgreSQL',
          async () => closedAfterTest(await openPostgresStore(await createSchema(server, randomUUID()))),
        ] as [string, () => Promise<Store>],
      ]),
];
