import { Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { Database, Row, Run, Statement } from './Database.ts';
import { asLimitError, withRetry } from './errors.ts';
import { pipelined } from './pipelined.ts';
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
  const config: PoolConfig & { pipeline: boolean; onConnect?: (client: PoolClient) => Promise<unknown> } = {
    connectionString: url,
    application_name: 'dealerkit',
    max: maxConnections,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: 2 * statementTimeout,
    // PgBouncer refuses this parameter, and has a `connect_query` for both. Compiling a statement takes longer than any of ours.
    ...(pooler === undefined && {
      statement_timeout: statementTimeout,
      onConnect: (client) => client.query('SET jit = off'),
    }),
    keepAlive: true,
    // The statements around one with a limit are sent with it, so that it takes one round trip.
    pipeline: true,
    types: {
      // The driver returns INT8 as text; all stored integers fit a JavaScript number.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : (types.getTypeParser(type, format) as unknown),
    },
  };
  const pool = new Pool(config);
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
  function runWithin(client: PoolClient, setBroken: (reason: Error) => void): Run {
    const runStatement = runOn(client);
    return (statement) =>
      statement.limit === undefined
        ? runStatement(statement)
        : runLimited(
            client,
            statement,
            { begin: 'SAVEPOINT limited', end: 'ROLLBACK TO SAVEPOINT limited' },
            setBroken,
          );
  }

  /** Sends a statement with its limit, and what undoes the limit, at once. A connection on which the limit is not undone is broken. */
  async function runLimited(
    client: PoolClient,
    statement: Statement,
    { begin, end }: { begin: string; end: string },
    setBroken: (reason: Error) => void,
  ): Promise<Row[]> {
    const [begun, read, ended] = await Promise.allSettled([
      client.query(`${begin}; SET LOCAL statement_timeout = ${statement.limit}`),
      runOn(client)(statement),
      client.query(end),
    ]);
    if (ended.status === 'rejected') setBroken(ended.reason as Error);
    if (begun.status === 'rejected') throw begun.reason;
    if (read.status === 'rejected') throw asLimitError(read.reason);
    if (ended.status === 'rejected') throw ended.reason;
    return read.value;
  }

  /** Works with a connection; one that breaks meanwhile, or that the work names as broken, is removed from the pool. */
  async function withClient<Result>(
    work: (client: PoolClient, setBroken: (reason: Error) => void) => Promise<Result>,
  ): Promise<Result> {
    const client = await pool.connect();
    let broken: Error | undefined;
    const setBroken = (reason: Error) => {
      broken = reason;
    };
    client.on('error', setBroken);
    try {
      return await work(client, setBroken);
    } finally {
      client.off('error', setBroken);
      client.release(broken);
    }
  }

  const runTransaction = <Result>(work: (run: Run) => Promise<Result>): Promise<Result> =>
    withClient(async (client, setBroken) => {
      const { run, commit } = pipelined(client, runWithin(client, setBroken), beginning);
      try {
        const result = await work(run);
        await commit();
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(setBroken);
        throw error;
      }
    });

  /** A statement with a limit is a transaction of its own, since a limit that is set otherwise would stay with the connection. */
  const runSingle: Run = (statement) =>
    statement.limit === undefined
      ? runOn(pool)(statement)
      : withClient((client, setBroken) =>
          runLimited(client, statement, { begin: 'BEGIN READ ONLY', end: 'COMMIT' }, setBroken),
        );

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
