import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailableError } from '../StoreUnavailableError.ts';

/** The SQLSTATE of an error that the server reported. */
export function sqlStateOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^(?=.*\d)[\dA-Z]{5}$/.test(code) ? code : undefined;
}

/** A statement that took too long, or that another user has stopped. */
export const CANCELLED = '57014';

/** A statement took longer than its own limit; its transaction goes on. */
export class StatementLimitError extends Error {
  override name = 'StatementLimitError';
}

/** An error of a statement with a limit, by its name if the statement took longer. */
export const asLimitError = (error: unknown): unknown =>
  sqlStateOf(error) === CANCELLED ? new StatementLimitError('', { cause: error }) : error;

/** Reads something; a statement that takes longer than its limit makes the database count as overloaded. @throws StoreUnavailableError */
export async function readInTime<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof StatementLimitError ? new StoreUnavailableError(error.cause) : error;
  }
}

/** Serialization failure and deadlock: the transaction was rolled back and can be repeated. */
const repeatable = new Set(['40001', '40P01']);

/** Classes: connection, insufficient resources (such as a full disk), operator intervention with the time limit of a statement, system error; then read-only. */
const unavailable = /^(08|53|57|58)|^25006$/;

const connectionLost =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/;

/** Whether the database is unavailable at the moment, as opposed to rejecting a statement. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return unavailable.test(state);
  if (!(error instanceof Error)) return false;
  return ('code' in error && /^E[A-Z]+$/.test(String(error.code))) || connectionLost.test(error.message);
}

/** How often a transaction is made before the database counts as unavailable. */
export const maxAttempts = 12;

/** Waits before the next attempt, each time longer. */
export const waitForAttempt = (attempt: number): Promise<void> => wait(Math.random() * Math.min(2 ** attempt, 250));

/** Another transaction added a row with the same key at the same time. */
export const UNIQUE_VIOLATION = '23505';

/** Repeats a transaction that reads what another one has added at the same time. @throws StoreUnavailableError */
export async function repeatIfAdded<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
      if (attempt === maxAttempts) throw new StoreUnavailableError(error);
      await waitForAttempt(attempt);
    }
  }
}

/** Repeats a transaction after serialization failures and deadlocks, with growing delays. @throws StoreUnavailableError */
export async function withRetry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (isUnavailable(error)) throw new StoreUnavailableError(error);
      if (!repeatable.has(sqlStateOf(error) ?? '')) throw error;
      if (attempt === maxAttempts) throw new StoreUnavailableError(error);
      await waitForAttempt(attempt);
    }
  }
}
