import type { Client } from 'pg';
import type { Store } from '../src/store/Store.ts';

/** Empties the tables of the schema that a client uses. */
export async function emptyTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = current_schema()
     AND tablename NOT IN ('schema_version', 'versions', 'order_totals', 'row_totals')`,
  );
  // Only a superuser may: the trigger of the audit refuses it. TRUNCATE creates files, which takes longer.
  await client.query(`SET session_replication_role = replica; ${rows.map(({ name }) => `DELETE FROM ${name}`).join('; ')};
    SELECT setval(format('%I.%I', schemaname, sequencename), start_value, false) FROM pg_sequences WHERE schemaname = current_schema();
    SET session_replication_role = origin; UPDATE versions SET value = 0; UPDATE order_totals SET rows = 0; UPDATE row_totals SET rows = 0`);
}

/**
 * Opens stores of one PostgreSQL database as if each folder had one of its own: before another folder its tables are emptied,
 * instead of created again.
 */
export function openByFolder(client: () => Client, open: () => Promise<Store>): (folder: string) => Promise<Store> {
  let last: string | undefined;
  return async (folder) => {
    if (folder !== last) await emptyTables(client());
    last = folder;
    return open();
  };
}
