import { partKey, partsKey } from '../../edge/surrogate.ts';
import { type Books, type Changes, noChanges, type Steps } from '../steps.ts';
import { insertEntry } from './audit.ts';
import type { Database, Run } from './Database.ts';
import { numbered } from './pages.ts';
import { randomShard } from './shards.ts';

/** What only the SQL of PostgreSQL has. */
export const postgresDialect = {
  number: 'number',
  price: 'price_number, price_text',
  lock: 'FOR UPDATE',
  among: (column: string) => `${column} = ANY(ARRAY(SELECT jsonb_array_elements_text(CAST(? AS jsonb))))`,
} as const;

const addToVersion = 'UPDATE versions SET value = value + 1 WHERE shard = $1::int';

const addPurge = 'INSERT INTO outbox (_id, keys) VALUES ($1, $2)';

const addToTotals = `
  UPDATE order_totals SET rows = rows + change
  FROM unnest($1::text[], $2::int[]) AS changed (changed_status, change) WHERE status = changed_status AND shard = $3::int`;

/** Runs steps, each statement by itself or within a transaction. */
export async function runSteps<Result>(run: Run, steps: Steps<Result>): Promise<Result> {
  let next = steps.next([]);
  while (!next.done) {
    const { sql, values } = next.value;
    next = steps.next(await run({ sql: numbered(sql), values }));
  }
  return next.value;
}

const purgedKeys = (parts: ReadonlySet<string>) => [partsKey, ...[...parts].map(partKey)];

/** How PostgreSQL runs steps. */
export function postgresTransact({
  run: runSingle,
  transaction,
  newId,
  purges,
}: Database): Pick<Books, 'transact' | 'read'> {
  /** Rows that all transactions share are locked last, in the same order by all of them. */
  async function finish(run: Run, { parts, orderTotals, audit }: Changes): Promise<void> {
    for (const entry of audit) await insertEntry(run, newId(), entry);
    const shard = randomShard();
    if (parts.size > 0) {
      await run({ sql: addToVersion, values: [shard] });
      const purgeId = purges.newId();
      if (purgeId !== null) await run({ sql: addPurge, values: [purgeId, purgedKeys(parts).join(' ')] });
    }
    if (orderTotals.size > 0) {
      const amounts = [...orderTotals.values()].map(String);
      await run({ sql: addToTotals, values: [[...orderTotals.keys()], amounts, shard] });
    }
  }

  const transact: Books['transact'] = async (work) => {
    const { result, parts } = await transaction(async (run) => {
      const changes = noChanges();
      const done = await runSteps(run, work(changes));
      await finish(run, changes);
      return { result: done, parts: changes.parts };
    });
    if (parts.size > 0) purges.committed(...purgedKeys(parts));
    return result;
  };

  return { transact, read: (steps) => runSteps(runSingle, steps) };
}
