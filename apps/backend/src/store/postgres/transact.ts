import { partKey, partsKey } from '../../edge/surrogate.ts';
import { type Books, type Changes, noChanges, type Steps } from '../steps.ts';
import { insertEntry } from './audit.ts';
import { repeatIfAdded } from './errors.ts';
import type { Database, Run } from './Database.ts';
import { numbered } from './pages.ts';
import { randomShard } from './shards.ts';

/** What only the SQL of PostgreSQL has. */
export const postgresDialect = {
  number: 'number',
  price: 'price_number, price_text',
  lock: 'FOR UPDATE',
  lockFree: 'FOR UPDATE SKIP LOCKED',
  among: (column: string, type = 'TEXT') =>
    `${column} = ANY(ARRAY(SELECT CAST(jsonb_array_elements_text(CAST(? AS jsonb)) AS ${type})))`,
} as const;

const addToVersion = 'UPDATE versions SET value = value + 1 WHERE shard = $1::int';

const addPurge = 'INSERT INTO outbox (_id, keys) VALUES ($1, $2)';

const addToCustomers = `UPDATE row_totals SET rows = rows + $1 WHERE name = 'customers' AND shard = $2::int`;

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

/** How steps are run. */
interface PostgresTransact extends Pick<Books, 'transact' | 'read'> {
  /** Runs steps within a transaction, and resolves to their result with the parts whose stock changed. */
  runWithin: <Result>(
    run: Run,
    work: (changes: Changes) => Steps<Result>,
  ) => Promise<{ result: Result; parts: Changes['parts'] }>;
}

/** How PostgreSQL runs steps. */
function postgresTransact({ run: runSingle, transaction, newId, purges }: Database): PostgresTransact {
  /** Rows that all transactions share are locked last, in the same order by all of them. */
  async function finish(run: Run, { parts, orderTotals, customers, audit }: Changes): Promise<void> {
    for (const entry of audit) await insertEntry(run, newId(), entry);
    const shard = randomShard();
    if (parts.size > 0) {
      await run({ sql: addToVersion, values: [shard] });
      const purgeId = purges.newId();
      if (purgeId !== null) await run({ sql: addPurge, values: [purgeId, purgedKeys(parts).join(' ')] });
    }
    if (customers !== 0) await run({ sql: addToCustomers, values: [customers, shard] });
    if (orderTotals.size > 0) {
      const amounts = [...orderTotals.values()].map(String);
      await run({ sql: addToTotals, values: [[...orderTotals.keys()], amounts, shard] });
    }
  }

  const runWithin: PostgresTransact['runWithin'] = async (run, work) => {
    const changes = noChanges();
    const result = await runSteps(run, work(changes));
    await finish(run, changes);
    return { result, parts: changes.parts };
  };

  const transact: Books['transact'] = async (work) => {
    const { result, parts } = await repeatIfAdded(() => transaction((run) => runWithin(run, work)));
    if (parts.size > 0) purges.committed(...purgedKeys(parts));
    return result;
  };

  return { runWithin, transact, read: (steps) => runSteps(runSingle, steps) };
}

/** What transactions that are written once need of PostgreSQL. */
export const postgresBooks = (database: Database): Books & PostgresTransact => {
  const { newId, digits, countryCode } = database;
  return { dialect: postgresDialect, ...postgresTransact(database), newId, digits, countryCode };
};
