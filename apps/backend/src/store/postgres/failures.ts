import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';

/** The SQLSTATE of a failure that the server itself has reported. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?=.*\d)[\dA-Z]{5}$/.test(code) ? code : undefined;
}

/** Two transactions were in each other's way, and this one has left no trace. */
const repeatable = new Set(['40001', '40P01']);

/** Classes: no connection, too few resources (a full disk is one), the operator's doing, the system's failure. */
const unavailable = /^(08|53|57P|58)|^25006$/;

const connectionLost =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/;

/** Whether the database cannot be had at the moment, as opposed to refusing what it was asked. */
function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return unavailable.test(state);
  if (!(error instanceof Error)) return false;
  return ('code' in error && /^E[A-Z]+$/.test(String(error.code))) || connectionLost.test(error.message);
}

const attempts = 12;

/** Repeats what the server asks to repeat, a little later each time. @throws StoreUnavailableError */
export async function repeating<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (isUnavailable(error)) throw new StoreUnavailableError(error);
      if (!repeatable.has(sqlStateOf(error) ?? '')) throw error;
      if (attempt === attempts) throw new StoreUnavailableError(error);
      await wait(Math.random() * Math.min(2 ** attempt, 250));
    }
  }
}
