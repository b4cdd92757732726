import * as v from 'valibot';
import type { DatabaseStatus } from '../Store.ts';
import type { Run } from './Database.ts';

// A replica that has everything is not behind, however long ago the last change was. Without the right to see
// replication (`pg_monitor`) the state is NULL.
const replicas = `
  SELECT application_name AS name,
    max(CASE WHEN replay_lsn >= sent_lsn THEN 0 ELSE extract(epoch FROM replay_lag) END)::float8 AS "lagSeconds"
  FROM pg_stat_replication WHERE state = 'streaming' GROUP BY application_name`;

// On a replica itself.
const self = `
  SELECT 'this server' AS name,
    CASE WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
      ELSE extract(epoch FROM now() - pg_last_xact_replay_timestamp()) END::float8 AS "lagSeconds"
  WHERE pg_is_in_recovery()`;

const replicaRows = v.array(v.object({ name: v.string(), lagSeconds: v.number() }));

/** Reads how far the replicas are behind and how long the outbox is. */
export async function readDatabaseStatus(run: Run): Promise<DatabaseStatus> {
  const sql = `SELECT * FROM (${replicas} UNION ALL ${self}) AS lags WHERE "lagSeconds" IS NOT NULL`;
  const status = { replicas: v.parse(replicaRows, await run({ sql })) };
  const [outbox] = await run({ sql: `SELECT to_regclass('outbox') IS NOT NULL AS present` });
  if (outbox?.['present'] !== true) return status;
  const [row] = await run({ sql: 'SELECT count(*)::int AS length FROM outbox' });
  return { ...status, outboxLength: Number(row?.['length']) };
}
