import type { PoolClient } from 'pg';
import type { Row, Run, Statement } from './Database.ts';

/** Whether a statement changes nothing if it runs outside its transaction. */
const onlyReads = ({ sql, isSent = false }: Statement) => !isSent && /^\s*(SELECT|LOCK)\b/.test(sql);

/**
 * Runs the statements of a transaction in few round trips: BEGIN goes with the first statement, and what is sent goes with the next
 * statement whose rows are read, or with COMMIT. A transaction of one sent statement needs neither.
 */
export function pipelined(
  client: Pick<PoolClient, 'query'>,
  runStatement: Run,
  beginning: string,
): { run: Run; commit: () => Promise<void> } {
  let hasBegun = false;
  let first: Statement | undefined;
  let pending: Promise<unknown>[] = [];

  function send<Result>(result: Promise<Result>): Promise<Result> {
    // Its failure is reported by the next `settle`, which may come later.
    result.catch(() => undefined);
    pending.push(result);
    return result;
  }

  /** Waits for all that was sent. After a failure the server refuses everything else, so that the first one is the reason. */
  async function settle(): Promise<void> {
    const results = await Promise.allSettled(pending);
    pending = [];
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** The server would commit a change at once if BEGIN failed alone, so that only a statement that reads goes with it. */
  async function begin(statement: Statement): Promise<void> {
    hasBegun = true;
    void send(client.query(beginning));
    if (first === undefined && onlyReads(statement)) return;
    await settle();
    if (first) void send(runStatement(first));
  }

  async function run(statement: Statement): Promise<Row[]> {
    const { isSent = false } = statement;
    if (!hasBegun && first === undefined && isSent) {
      first = statement;
      return [];
    }
    if (!hasBegun) await begin(statement);
    const rows = send(runStatement(statement));
    if (isSent) return [];
    await settle();
    return rows;
  }

  async function commit(): Promise<void> {
    if (hasBegun) void send(client.query('COMMIT'));
    else if (first) void send(runStatement(first));
    await settle();
  }

  return { run, commit };
}
