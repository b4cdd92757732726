import { connect } from '../src/store/engines/postgres/connect.ts';
import { migrate } from '../src/store/engines/postgres/migrate.ts';
import { migrations } from '../src/store/engines/postgres/migrations.ts';
import type { ClusterEvent } from './losses.ts';

/** A migration as a later version may have it: a step that is longer than the time limit of an order, then steps that lock the orders. */
const laterMigration = `
  SELECT pg_sleep(6);
  ALTER TABLE orders ADD COLUMN later_note TEXT;
  CREATE INDEX orders_by_later_note ON orders (later_note);
`;

const migrationTimeout = 60_000;

/** What an operator does to a running shop, which must refuse nothing meanwhile. */
export const plannedEvents: readonly ClusterEvent[] = [
  {
    what: 'rolling restart of the backends',
    async begin({ backends }) {
      for (const backend of backends) {
        await backend.terminate();
        await backend.start();
      }
      return async () => undefined;
    },
  },
  {
    what: 'schema migration',
    async begin({ databaseUrl }) {
      const { close, run, transaction } = connect(databaseUrl('primary'), { statementTimeout: migrationTimeout });
      await migrate({ run, transaction }, [...migrations, laterMigration]);
      return async () => {
        // A backend refuses to start with the database of a later version.
        await run({ sql: 'ALTER TABLE orders DROP COLUMN later_note' });
        await run({ sql: 'UPDATE schema_version SET version = version - 1' });
        await close();
      };
    },
  },
];
