import type { SqlContext } from '../../sql/transactions.ts';

/** An unparsed row of PostgreSQL. */
export type Row = Record<string, unknown>;

/** The value of a placeholder. */
export type Value = string | number | boolean | Uint8Array | null | readonly (string | number)[];

/** One statement with its placeholders, or a script of several without any. */
export interface Statement {
  sql: string;
  values?: readonly Value[];
  /** Plans the statement for its values on every run, for statements without one plan that suits all values. */
  replan?: boolean;
  /** Within a transaction `run` does not wait for the statement, whose rows nobody reads; its failure is that of the transaction. */
  isSent?: boolean;
  /** Milliseconds after which the server cancels the statement, which only reads, and `run` rejects with a StatementLimitError. */
  limit?: number;
}

/** Runs one statement and resolves to its rows; a script has none. */
export type Run = (statement: Statement) => Promise<Row[]>;

/** Shared by the modules of the PostgreSQL store. */
export interface Database extends Pick<SqlContext, 'newId' | 'digits' | 'countryCode' | 'dateOf'> {
  /** Runs one statement as a transaction and retries serialization failures. @throws StoreUnavailableError */
  run: Run;
  /** Runs several statements as a transaction and retries all of `work` after a serialization failure. @throws StoreUnavailableError */
  transaction: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>;
  purges: {
    /** The id of the purge that a change stores; null without an edge, which stores none. */
    newId: () => string | null;
    /** Purges the keys of a committed change at once. */
    committed: (...keys: string[]) => void;
  };
}
