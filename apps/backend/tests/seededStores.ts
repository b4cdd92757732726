import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openSqliteStore } from '../src/store/engines/sqlite/openSqliteStore.ts';
import type { Store } from '../src/store/Store.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const databaseIn = (folder: string) => path.join(folder, 'dealerkit.sqlite');

/** Returns a function that opens a copy of an embedded store that is seeded once, and closes it after the test. */
export function seededStores<Seeded>(seed: (store: Store) => Promise<Seeded>) {
  async function createDatabase() {
    const folder = temporaryFolder();
    const store = openSqliteStore(folder);
    const seeded = await seed(store);
    await store.close();
    return { database: readFileSync(databaseIn(folder)), seeded };
  }
  let created: ReturnType<typeof createDatabase> | undefined;

  return async (): Promise<{ store: Store; seeded: Seeded }> => {
    const { database, seeded } = await (created ??= createDatabase());
    const folder = temporaryFolder();
    writeFileSync(databaseIn(folder), database);
    const store = openSqliteStore(folder);
    onTestFinished(() => store.close());
    return { store, seeded };
  };
}
