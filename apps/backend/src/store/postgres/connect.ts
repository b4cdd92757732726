import { Pool, type PoolClient, types } from 'pg';
import type { Database, Run, Statement } from './Database.ts';
import { repeating } from './failures.ts';

/** Connections of one process; PostgreSQL takes a hundred in all unless told otherwise. */
const connections = 10;

/** How long a call waits for a connection and for an answer, in milliseconds. */
const patience = 5_000;

/** Connects to a PostgreSQL database as soon as something is asked of it. */
export function connect(url: string): Omit<Database, 'newId'> & { close: () => Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    application_name: 'dealerkit',
    max: connections,
    connectionTimeoutMillis: patience,
    query_timeout: 2 * patience,
    statement_timeout: patience,
    keepAlive: true,
    types: {
      // CockroachDB makes eight bytes of every INTEGER; none of ours is beyond what a number counts.
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : (types.getTypeParser(type, format) as unknown),
    },
  });
  // A connection that breaks while nobody uses it is replaced by the pool; whoever uses one hears of it.
  pool.on('error', () => undefined);

  const names = new Map<string, string>();
  function nameOf(sql: string): string {
    const name = names.get(sql) ?? `dealerkit_${names.size}`;
    names.set(sql, name);
    return name;
  }

  function runOn(client: Pool | PoolClient): Run {
    return async ({ sql, values = [], plannedAnew = false }: Statement) => {
      const name = plannedAnew || values.length === 0 ? {} : { name: nameOf(sql) };
      const { rows } = await client.query<Record<string, unknown>>({ ...name, text: sql, values: [...values] });
      return rows;
    };
  }

  async function once<Result>(work: (run: Run) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    // A connection that broke in the middle is thrown away, and with it the transaction.
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

  const unfinished = new Set<Promise<unknown>>();
  async function finishing<Result>(work: () => Promise<Result>): Promise<Result> {
    const promise = repeating(work);
    unfinished.add(promise);
    try {
      return await promise;
    } finally {
      unfinished.delete(promise);
    }
  }

  const runAlone = runOn(pool);
  return {
    run: (statement) => finishing(() => runAlone(statement)),
    transaction: (work) => finishing(() => once(work)),
    async close() {
      // The pool would leave those alone who still wait for a connection.
      await Promise.allSettled(unfinished);
      await pool.end();
    },
  };
}
