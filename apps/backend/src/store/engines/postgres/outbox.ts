import { partKey, partsKey } from '../../../edge/surrogate.ts';
import type { Outbox } from '../../operation/Outbox.ts';
import type { Database } from './Database.ts';

/** How many purges one delivery takes. */
const batchSize = 1000;

/** The keys of the responses with a part, before its `_id`. */
export const partKeys = `${partsKey} ${partKey('')}`;

const olderThan = (seconds: number) => `at < clock_timestamp() - interval '${seconds} seconds'`;

/**
 * The age of purges that are taken, in seconds: longer than a backend with replicas uses a version. They are taken once the oldest
 * has waited, together, so that many changes are few purges however many backends deliver them.
 */
const ages = { youngest: 0.7, oldest: 1.1 };

// A process that ends during its delivery leaves the rows to the others.
const take = `
  WITH taken AS (
    SELECT _id FROM outbox
    WHERE ${olderThan(ages.youngest)} AND EXISTS (SELECT 1 FROM outbox WHERE ${olderThan(ages.oldest)})
    ORDER BY at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED
  )
  DELETE FROM outbox USING taken WHERE outbox._id = taken._id RETURNING keys`;

const drop = `
  WITH dropped AS (DELETE FROM outbox WHERE at < clock_timestamp() - $1::int * interval '1 second' RETURNING 1)
  SELECT count(*)::int AS rows FROM dropped`;

/** The outbox of the PostgreSQL store. */
export function postgresOutbox({ run, transaction }: Pick<Database, 'run' | 'transaction'>): Omit<Outbox, 'onCommit'> {
  return {
    deliver: (send) =>
      transaction(async (runInTransaction) => {
        const rows = await runInTransaction({ sql: take });
        if (rows.length > 0) await send(new Set(rows.flatMap(({ keys }) => String(keys).split(' '))));
        return rows.length < batchSize;
      }),

    async dropOlderThan(seconds) {
      const [row] = await run({ sql: drop, values: [seconds] });
      return Number(row?.['rows']);
    },
  };
}
