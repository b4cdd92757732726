import * as v from 'valibot';
import type { DatabaseStatus } from '../../operation/DatabaseStatus.ts';
import type { Run } from './Database.ts';

// A replica that has everything is not behind, however long ago the last change was. Without the right to see
// replication (`pg_monitor`) the state is NULL.
const replicas = `
  SELECT application_name AS name,
    max(CASE WHEN replay_lsn >= sent_lsn THEN 0 ELSE extract(epoch FROM replay_lag) END)::float8 AS "lagSeconds"
  FROM pg_stat_replication
  WHERE state = 'streaming' AND (replay_lsn >= sent_lsn OR replay_lag IS NOT NULL) GROUP BY application_name`;

const replicaRows = v.array(v.object({ name: v.string(), lagSeconds: v.number() }));

/** Reads how far the replicas are behind and how long the outbox is. */
export async function readDatabaseStatus(run: Run): Promise<DatabaseStatus> {
  const status = { replicas: v.parse(replicaRows, await run({ sql: replicas })) };
  const [outbox] = await run({ sql: `SELECT to_regclass('outbox') IS NOT NULL AS present` });
  if (outbox?.['present'] !== true) return status;
  const [row] = await run({ sql: 'SELECT count(*)::int AS length FROM outbox' });
  return { ...status, outboxLength: Number(row?.['length']) };
}
