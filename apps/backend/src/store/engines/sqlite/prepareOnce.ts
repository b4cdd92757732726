import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Caches prepared statements by their SQL. */
export function prepareOnce(db: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
}
