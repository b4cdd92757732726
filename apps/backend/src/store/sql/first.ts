import { query, type ResultRow, type SqlValue, type Statements } from './transactions.ts';

/** Runs one statement, and gives its first row. */
export function* first(sql: string, ...values: readonly SqlValue[]): Statements<ResultRow | undefined> {
  return (yield* query(sql, ...values))[0];
}
