import { currentRequest } from '../../../operation/currentRequest.ts';
import { sqlStateOf } from './errors.ts';

/** From which time on a statement is logged, in milliseconds; it includes the wait for a connection. */
const slow = 500;

/** Runs a statement, and logs it with the id of its request if it is slow; the values of the statement are not logged. */
export async function logIfSlow<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  let sqlState: string | undefined;
  try {
    return await run();
  } catch (error) {
    sqlState = sqlStateOf(error);
    throw error;
  } finally {
    const milliseconds = Math.round(performance.now() - start);
    if (milliseconds >= slow) {
      const statement = sql.replaceAll(/\s+/g, ' ').trim();
      currentRequest()?.log.warn({ statement, milliseconds, sqlState }, 'slow statement');
    }
  }
}
