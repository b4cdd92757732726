import { giveWay } from '../../../operation/readTurn.ts';
import { partKey, partsKey, reviewsKey } from '../../../edge/surrogate.ts';
import { auditColumns } from '../../audit/auditEntries.ts';
import { type Changes, noChanges } from '../../sql/changes.ts';
import { send, type SqlContext, type Statements } from '../../sql/transactions.ts';
import type { Database, Run, Value } from './Database.ts';
import { repeatIfAdded } from './errors.ts';
import { createFind, numbered } from './pages.ts';
import { randomShard } from './shards.ts';
import { totalOf } from './totals.ts';

/** What only the SQL of PostgreSQL has. */
export const postgresDialect: SqlContext['dialect'] = {
  lock: 'FOR UPDATE',
  lockFree: 'FOR UPDATE SKIP LOCKED',
  lockTables: (tables, mode) => [`LOCK TABLE ${tables} IN ${mode} MODE`],
  among: (column, type?: string) =>
    `${column} = ANY(ARRAY(SELECT CAST(jsonb_array_elements_text(CAST(? AS jsonb)) AS ${type ?? 'TEXT'})))`,
  elements: 'jsonb_array_elements(CAST(? AS jsonb)) AS elements (value)',
  contains: (column) =>
    `EXISTS (SELECT 1 FROM jsonb_array_elements_text(CAST(? AS jsonb)) AS texts (value) WHERE strpos(${column}, texts.value) > 0)`,
  collate: (column) => `${column} COLLATE "C"`,
  *insertRows(table, rows, onConflict = '') {
    const names = Object.keys(rows[0] ?? {}).join(', ');
    const json = `SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, CAST(? AS jsonb))`;
    if (rows.length > 0) yield* send(`INSERT INTO ${table} (${names}) ${json} ${onConflict}`, JSON.stringify(rows));
  },
  jsonSize: (table) => `octet_length(row_to_json(${table})::text)`,
  total: totalOf,
  orderTotals: '(SELECT status, CAST(sum(rows) AS INTEGER) AS total FROM order_totals GROUP BY status)',
  newOrder: { number: `SELECT nextval('orders_number_seq') AS number`, addText: [] },
  audit: {
    allow: ['GRANT UPDATE, DELETE ON audit TO CURRENT_USER'],
    forbid: ['REVOKE UPDATE, DELETE ON audit FROM CURRENT_USER'],
    hasText: false,
  },
};

const addEntry = `INSERT INTO audit (${auditColumns}) VALUES ($1, $2::bigint, $3, $4, $5, $6)`;

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
    if (!next.value) await giveWay();
    const rows = next.value ? await run({ ...next.value, sql: numbered(next.value.sql) }) : [];
    next = statements.next(rows);
  }
  return next.value;
}

const purgedKeys = ({ parts, reviews }: Changes): string[] => [
  ...(parts.size > 0 ? [partsKey, ...[...parts].map(partKey)] : []),
  ...(reviews ? [reviewsKey] : []),
];

/** How PostgreSQL runs statements. */
function postgresTransact({
  run: runSingle,
  transaction,
  newId,
  purges,
}: Database): Pick<SqlContext, 'transact' | 'changeRows' | 'read' | 'readInTurns'> {
  /** Rows that all transactions share are locked last, in the same order by all of them. */
  async function finish(run: Run, changes: Changes): Promise<string[]> {
    const { orderTotals, rows, partTexts, audit } = changes;
    for (const { actor, action, subject, detail } of audit) {
      await run({ sql: addEntry, values: [newId(), Date.now(), actor, action, subject, detail], isSent: true });
    }
    const shard = randomShard();
    const keys = purgedKeys(changes);
    if (keys.length > 0 || partTexts) await run({ sql: addToVersion, values: [shard], isSent: true });
    const purgeId = keys.length > 0 ? purges.newId() : null;
    if (purgeId !== null) await run({ sql: addPurge, values: [purgeId, keys.join(' ')], isSent: true });
    for (const [name, change] of Object.entries({ ...rows, 'changed part texts': Number(partTexts) })) {
      if (change !== 0) await run({ sql: addToRows, values: [change, name, shard], isSent: true });
    }
    if (orderTotals.size > 0) {
      const amounts = [...orderTotals.values()].map(String);
      await run({ sql: addToTotals, values: [[...orderTotals.keys()], amounts, shard], isSent: true });
    }
    return keys;
  }

  const read: SqlContext['read'] = (statements) => runStatements(runSingle, statements);
  return {
    async transact(work) {
      const { result, keys } = await repeatIfAdded(() =>
        transaction(async (run) => {
          const changes = noChanges();
          return { result: await runStatements(run, work(changes)), keys: await finish(run, changes) };
        }),
      );
      if (keys.length > 0) purges.committed(...keys);
      return result;
    },

    async changeRows(sql, changedValues, { table, added, audit }) {
      const values: Value[] = [...changedValues];
      const add = (value: Value) => `$${values.push(value)}`;
      const shard = `${add(randomShard())}::int`;
      const purgeId = `${add(purges.newId())}::text`;
      // Reading `changed` first makes all statements lock in the same order.
      const isChanged = 'EXISTS (SELECT 1 FROM changed)';
      const effects = [
        `changed AS (${numbered(sql)} RETURNING ${audit?.detail ?? '1'} AS detail)`,
        `versioned AS (UPDATE versions SET value = value + 1 WHERE shard = ${shard} AND ${isChanged})`,
        `purged AS (INSERT INTO outbox (_id, keys) SELECT ${purgeId}, '${reviewsKey}' WHERE ${purgeId} IS NOT NULL AND ${isChanged})`,
      ];
      if (added !== undefined) {
        effects.push(
          `counted AS (UPDATE row_totals SET rows = rows + ${added} WHERE name = '${table}' AND shard = ${shard} AND ${isChanged})`,
        );
      }
      if (audit) {
        const { actor, action, subject } = audit;
        const entry = `${add(newId())}, ${add(Date.now())}::bigint, ${[actor, action, subject].map(add).join(', ')}`;
        effects.push(`audited AS (INSERT INTO audit (${auditColumns}) SELECT ${entry}, detail FROM changed)`);
      }
      const rows = await runSingle({ sql: `WITH ${effects.join(', ')} SELECT 1 FROM changed`, values });
      if (rows.length > 0) purges.committed(reviewsKey);
      return rows.length;
    },

    read,
    readInTurns: read,
  };
}

/** What statements that are written once for both databases need of PostgreSQL. */
export const postgresContext = (database: Database): SqlContext => {
  const { newId, digits, countryCode, dateOf } = database;
  const find = { createFind: createFind(database) };
  return { dialect: postgresDialect, ...postgresTransact(database), ...find, newId, digits, countryCode, dateOf };
};
