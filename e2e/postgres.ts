import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Shop } from './shop.ts';
import { test } from './test.ts';
import { isAll } from './tiers.ts';

const program = join(import.meta.dirname, '../apps/backend/tests/servePostgres.ts');

// In `npm test` the tests of the backend run with both databases.
const hasPostgres = globSync(['/usr/lib/postgresql/*/bin/postgres', '/usr/{local/,}bin/postgres']).length > 0;

// The workers load the journeys too.
if (isAll && !hasPostgres && process.env['TEST_WORKER_INDEX'] === undefined) {
  console.log('PostgreSQL is not installed, its journeys are left out (Debian: apt-get install postgresql).');
}

/** Starts a PostgreSQL server with an empty database, which is deleted with it. */
async function startPostgres() {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      child.stdin.end();
      await exit;
    },
  };
}

/** A shop on PostgreSQL for each worker. */
const testOnPostgres = test.extend<object, { shop: Shop }>({
  shop: [
    async ({}, use) => {
      await using server = await startPostgres();
      await using shop = await Shop.start({ DATABASE_URL: server.url });
      await use(shop);
    },
    { scope: 'worker' },
  ],
});

/** The test functions of journeys that are walked with each database, by the name of the database. */
export const testsByDatabase: Record<string, typeof test> = {
  'the embedded database': test,
  ...(isAll && hasPostgres && { PostgreSQL: testOnPostgres }),
};
