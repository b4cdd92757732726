import { Pool, type PoolClient, types } from 'pg';
import type { Database, Row, Run, Statement } from './Database.ts';
import { asLimitError, withRetry } from './errors.ts';
import { logIfSlow } from './slowStatements.ts';

/** The maximum number of connections of one process; PostgreSQL accepts 100 in total by default. */
const maxConnections = 10;

/** How long a call waits for a connection, and by default for a statement, in milliseconds. */
const timeout = 5_000;

export interface ConnectOptions {
  /** What a pooler in front of the server gives a client for itself: a connection for a transaction. */
  pooler?: 'transaction' | undefined;
  /** Milliseconds after which the server cancels a statement; a pooler sets this limit itself. */
  statementTimeout?: number;
  /** Milliseconds that a call waits for a connection. */
  connectTimeout?: number;
  /** Transactions only read, all statements from one snapshot. */
  readOnly?: boolean;
}

/** Connects to a PostgreSQL database on the first statement. */
export function connect(
  url: string,
  { pooler, statementTimeout = timeout, connectTimeout = timeout, readOnly = false }: ConnectOptions = {},
): Pick<Database, 'run' | 'transaction'> & { close: () => Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    application_name: 'dealerkit',
    max: maxConnections,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: 2 * statementTimeout,
    // PgBouncer refuses this parameter.
    ...(pooler === undefined && { statement_timeout: statementTimeout }),
    keepAlive: true,
    types: {
      // The driver returns INT8 as text; all stored integers fit a JavaScript number.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : (types.getTypeParser(type, format) as unknown),
    },
  });
  // The pool replaces idle connections that break; without a listener the event would crash the process.
  pool.on('error', () => undefined);

  const names = new Map<string, string>();
  function nameOf(sql: string): string {
    const name = names.get(sql) ?? `dealerkit_${names.size}`;
    names.set(sql, name);
    return name;
  }

  function runOn(client: Pool | PoolClient): Run {
    return async ({ sql, values = [], replan = false }: Statement) => {
      // A statement that was prepared on one connection of a pooler is unknown on the next one.
      const isPrepared = pooler === undefined && !replan && values.length > 0;
      const name = isPrepared ? { name: nameOf(sql) } : {};
      const query = { ...name, text: sql, values: [...values] };
      const { rows } = await logIfSlow(sql, () => client.query<Record<string, unknown>>(query));
      return rows;
    };
  }

  const beginning = readOnly ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN';

  /** Runs the statements of a transaction; one with a limit is undone, so that the transaction goes on after it. */
  function runWithin(client: PoolClient): Run {
    const runStatement = runOn(client);
    return async (statement) => {
      if (statement.limit === undefined) return runStatement(statement);
      await client.query(`SAVEPOINT limited; SET LOCAL statement_timeout = ${statement.limit}`);
      try {
        return await runStatement(statement);
      } catch (error) {
        throw asLimitError(error);
      } finally {
        await client.query('ROLLBACK TO SAVEPOINT limited');
      }
    };
  }

  async function runTransaction<Result>(work: (run: Run) => Promise<Result>, begin = beginning): Promise<Result> {
    const client = await pool.connect();
    // A connection that breaks during the transaction is removed from the pool.
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      await client.query(begin);
      const result = await work(runWithin(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((reason: Error) => {
        broken = reason;
      });
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  /** Runs a statement with a limit as a transaction of its own, since a limit that is set otherwise would stay with the connection. */
  async function runLimited({ limit, ...statement }: Statement): Promise<Row[]> {
    try {
      return await runTransaction((run) => run(statement), `BEGIN READ ONLY; SET LOCAL statement_timeout = ${limit}`);
    } catch (error) {
      throw asLimitError(error);
    }
  }

  const pending = new Set<Promise<unknown>>();
  async function track<Result>(work: () => Promise<Result>): Promise<Result> {
    const promise = withRetry(work);
    pending.add(promise);
    try {
      return await promise;
    } finally {
      pending.delete(promise);
    }
  }

  const runSingle = runOn(pool);
  return {
    run: (statement) => track(() => (statement.limit === undefined ? runSingle(statement) : runLimited(statement))),
    transaction: (work) => track(() => runTransaction(work)),
    async close() {
      // `pool.end` does not wait for statements that still wait for a connection.
      await Promise.allSettled(pending);
      await pool.end();
    },
  };
}
