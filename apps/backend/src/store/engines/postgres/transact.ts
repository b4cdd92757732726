import { partKey, partsKey, reviewsKey } from '../../../edge/surrogate.ts';
import { type SqlContext, type Changes, noChanges, type Statements } from '../../sql/transactions.ts';
import { auditColumns, type NewAuditEntry } from '../../audit/auditEntries.ts';
import { repeatIfAdded } from './errors.ts';
import type { Database, Run } from './Database.ts';
import { createFind, numbered } from './pages.ts';
import { randomShard } from './shards.ts';
import { totalOf } from './totals.ts';

/** What only the SQL of PostgreSQL has. */
export const postgresDialect = {
  lock: 'FOR UPDATE',
  lockFree: 'FOR UPDATE SKIP LOCKED',
  lockBooks: ['LOCK TABLE ledger_entries, cash_entries IN SHARE ROW EXCLUSIVE MODE'],
  among: (column: string, type = 'TEXT') =>
    `${column} = ANY(ARRAY(SELECT CAST(jsonb_array_elements_text(CAST(? AS jsonb)) AS ${type})))`,
  elements: 'jsonb_array_elements(CAST(? AS jsonb)) AS elements (value)',
  contains: (column: string) =>
    `EXISTS (SELECT 1 FROM jsonb_array_elements_text(CAST(? AS jsonb)) AS texts (value) WHERE strpos(${column}, texts.value) > 0)`,
  collate: (column: string) => `${column} COLLATE "C"`,
  total: totalOf,
  orderTotals: '(SELECT status, CAST(sum(rows) AS INTEGER) AS total FROM order_totals GROUP BY status)',
  audit: {
    allow: ['GRANT UPDATE, DELETE ON audit TO CURRENT_USER'],
    forbid: ['REVOKE UPDATE, DELETE ON audit FROM CURRENT_USER'],
    hasText: false,
  },
} as const;

const addEntry = `INSERT INTO audit (${auditColumns}) VALUES ($1, $2::bigint, $3, $4, $5, $6)`;

/** Stores an audit entry within a transaction. */
export async function insertEntry(
  run: Run,
  _id: string,
  { actor, action, subject, detail }: NewAuditEntry,
): Promise<void> {
  await run({ sql: addEntry, values: [_id, Date.now(), actor, action, subject, detail], isSent: true });
}

const addToVersion = 'UPDATE versions SET value = value + 1 WHERE shard = $1::int';

const addPurge = 'INSERT INTO outbox (_id, keys) VALUES ($1, $2)';

const addToRows = 'UPDATE row_totals SET rows = rows + $1 WHERE name = $2 AND shard = $3::int';

const addToTotals = `
  UPDATE order_totals SET rows = rows + change
  FROM unnest($1::text[], $2::int[]) AS changed (changed_status, change) WHERE status = changed_status AND shard = $3::int`;

/** Runs statements, each by itself or within a transaction. */
export async function runStatements<Result>(run: Run, statements: Statements<Result>): Promise<Result> {
  let next = statements.next([]);
  while (!next.done) {
    const { sql, ...statement } = next.value;
    next = statements.next(await run({ ...statement, sql: numbered(sql) }));
  }
  return next.value;
}

const purgedKeys = ({ parts, reviews }: Changes): string[] => [
  ...(parts.size > 0 ? [partsKey, ...[...parts].map(partKey)] : []),
  ...(reviews ? [reviewsKey] : []),
];

/** How statements are run. */
interface PostgresTransact extends Pick<SqlContext, 'transact' | 'read' | 'readInTurns'> {
  /** Runs statements within a transaction, and resolves to their result with the keys of the responses that changed. */
  runWithin: <Result>(
    run: Run,
    work: (changes: Changes) => Statements<Result>,
  ) => Promise<{ result: Result; keys: string[] }>;
}

type ContextDatabase = Omit<Database, 'readSynonyms'>;

/** How PostgreSQL runs statements. */
function postgresTransact({ run: runSingle, transaction, newId, purges }: ContextDatabase): PostgresTransact {
  /** Rows that all transactions share are locked last, in the same order by all of them. */
  async function finish(run: Run, changes: Changes): Promise<string[]> {
    const { orderTotals, customers, users, audit } = changes;
    for (const entry of audit) await insertEntry(run, newId(), entry);
    const shard = randomShard();
    const keys = purgedKeys(changes);
    if (keys.length > 0) {
      await run({ sql: addToVersion, values: [shard], isSent: true });
      const purgeId = purges.newId();
      if (purgeId !== null) await run({ sql: addPurge, values: [purgeId, keys.join(' ')], isSent: true });
    }
    for (const [name, change] of Object.entries({ customers, users })) {
      if (change !== 0) await run({ sql: addToRows, values: [change, name, shard], isSent: true });
    }
    if (orderTotals.size > 0) {
      const amounts = [...orderTotals.values()].map(String);
      await run({ sql: addToTotals, values: [[...orderTotals.keys()], amounts, shard], isSent: true });
    }
    return keys;
  }

  const runWithin: PostgresTransact['runWithin'] = async (run, work) => {
    const changes = noChanges();
    const result = await runStatements(run, work(changes));
    return { result, keys: await finish(run, changes) };
  };

  const transact: SqlContext['transact'] = async (work) => {
    const { result, keys } = await repeatIfAdded(() => transaction((run) => runWithin(run, work)));
    if (keys.length > 0) purges.committed(...keys);
    return result;
  };

  const read: SqlContext['read'] = (statements) => runStatements(runSingle, statements);
  return { runWithin, transact, read, readInTurns: read };
}

/** What statements that are written once for both databases need of PostgreSQL. */
export const postgresContext = (database: ContextDatabase): SqlContext & PostgresTransact => {
  const { newId, digits, countryCode, dateOf } = database;
  const find = { createFind: createFind(database) };
  return { dialect: postgresDialect, ...postgresTransact(database), ...find, newId, digits, countryCode, dateOf };
};
