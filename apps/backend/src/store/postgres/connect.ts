import { Pool, type PoolClient, types } from 'pg';
import type { Database, Run, Statement } from './Database.ts';
import { withRetry } from './errors.ts';

/** The maximum number of connections of one process; PostgreSQL accepts 100 in total by default. */
const maxConnections = 10;

/** How long a call waits for a connection, and by default for a statement, in milliseconds. */
const timeout = 5_000;

/** Connects to a PostgreSQL database on the first statement, which is cancelled after `statementTimeout` milliseconds. */
export function connect(
  url: string,
  statementTimeout = timeout,
): Pick<Database, 'run' | 'transaction'> & { close: () => Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    application_name: 'dealerkit',
    max: maxConnections,
    connectionTimeoutMillis: timeout,
    query_timeout: 2 * statementTimeout,
    statement_timeout: statementTimeout,
    keepAlive: true,
    types: {
      // CockroachDB stores every INTEGER as INT8; all stored integers fit a JavaScript number.
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
      const name = replan || values.length === 0 ? {} : { name: nameOf(sql) };
      const { rows } = await client.query<Record<string, unknown>>({ ...name, text: sql, values: [...values] });
      return rows;
    };
  }

  async function runTransaction<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    // A connection that breaks during the transaction is removed from the pool.
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      await client.query('BEGIN');
      const result = await work(runOn(client));
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
    run: (statement) => track(() => runSingle(statement)),
    transaction: (work) => track(() => runTransaction(work)),
    async close() {
      // `pool.end` does not wait for statements that still wait for a connection.
      await Promise.allSettled(pending);
      await pool.end();
    },
  };
}
