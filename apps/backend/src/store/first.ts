import { query, type ResultRow, type SqlValue, type Steps } from './steps.ts';

/** Runs one statement, and gives its first row. */
export function* first(sql: string, ...values: readonly SqlValue[]): Steps<ResultRow | undefined> {
  return (yield* query(sql, ...values))[0];
}
