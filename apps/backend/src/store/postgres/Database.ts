/** An unparsed row of PostgreSQL. */
export type Row = Record<string, unknown>;

/** The value of a placeholder. */
type Value = string | number | boolean | null;

/** One statement with its placeholders, or a script of several without any. */
export interface Statement {
  sql: string;
  values?: readonly Value[];
  /** Plans the statement for its values on every run, for statements without one plan that suits all values. */
  replan?: boolean;
  /** Milliseconds after which the server cancels the statement, which only reads, and `run` rejects with a StatementLimitError. */
  limit?: number;
}

/** Runs one statement and resolves to its rows; a script has none. */
export type Run = (statement: Statement) => Promise<Row[]>;

/** Shared by the modules of the PostgreSQL store. */
export interface Database {
  /** Runs one statement as a transaction and retries serialization failures. @throws StoreUnavailableError */
  run: Run;
  /** Runs several statements as a transaction and retries all of `work` after a serialization failure. @throws StoreUnavailableError */
  transaction: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>;
  newId: () => string;
  purges: {
    /** The id of the purge that a change stores; null without an edge, which stores none. */
    newId: () => string | null;
    /** Purges the keys of a committed change at once. */
    committed: (...keys: string[]) => void;
  };
}

/** Keeps the totals of searches until the text of a part changes, since a frequent word takes long to count. */
export type SearchTotals = (run: Run, search: string, count: () => Promise<number>) => Promise<number>;

/** What reads of parts need. */
export interface PartDatabase {
  run: Run;
  searchTotals: SearchTotals;
}
