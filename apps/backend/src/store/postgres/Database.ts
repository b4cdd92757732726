/** A row as PostgreSQL gives it. */
export type Row = Record<string, unknown>;

/** A value of a placeholder; `undefined` is no value. */
type Value = string | number | null;

/** One statement with its placeholders. */
export interface Statement {
  sql: string;
  values?: readonly Value[];
  /** Planned anew each time for its values, where one plan cannot suit all of them. */
  plannedAnew?: boolean;
}

/** Runs one statement and resolves to its rows. */
export type Run = (statement: Statement) => Promise<Row[]>;

/** What the parts of the PostgreSQL store share. */
export interface Database {
  /** A statement by itself is a transaction; it is repeated where the server asks for that. @throws StoreUnavailableError */
  run: Run;
  /** Several statements, all or none; the work is repeated from its start where the server asks for that. @throws StoreUnavailableError */
  transaction: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>;
  newId: () => string;
}
