import type { Changes, CountedTable, NewAuditEntry } from './changes.ts';
import type { SearchedTable } from './searchedNames.ts';
import type { Condition } from './conditions.ts';
import type { Page, PageQuery, SearchLimit } from './Page.ts';
import type { Segment } from './readSegments.ts';

/** A value of a statement. */
export type SqlValue = string | number | Uint8Array | null;

/** A statement with `?` placeholders. */
export interface SqlStatement {
  sql: string;
  values: readonly SqlValue[];
  /** Nobody reads its rows. */
  isSent: boolean;
}

/** A row of a result, before it is parsed. */
export type ResultRow = Record<string, unknown>;

/**
 * The statements of a transaction or a read, which is written once for both databases: it yields each statement and receives its rows, and
 * between two steps of long work `undefined`. It must not keep anything between two runs, since a transaction is repeated after a
 * serialization failure.
 */
export type Statements<Result> = Generator<SqlStatement | undefined, Result, ResultRow[]>;

/** Runs one statement, and waits for its rows. */
export function* query(sql: string, ...values: readonly SqlValue[]): Statements<ResultRow[]> {
  return yield { sql, values, isSent: false };
}

/** Runs one statement whose rows nobody reads: the next one does not wait for it, and its failure is that of the transaction. */
export function* send(sql: string, ...values: readonly SqlValue[]): Statements<void> {
  yield { sql, values, isSent: true };
}

/** Runs statements as one transaction, which takes effect completely or not at all, and is on disk once it resolves. */
type Transact = <Result>(work: (changes: Changes) => Statements<Result>) => Promise<Result>;

/** Changes rows by one statement, and if there are any, also what follows from that; in one round trip. Resolves to how many. */
type ChangeRows = (sql: string, values: readonly SqlValue[], effects: RowEffects) => Promise<number>;

interface RowEffects {
  table: 'reviews';
  /** By how many the rows become more. */
  added?: 1 | -1;
  /** The entry of the audit, whose detail is an expression of the changed row. */
  audit?: NewAuditEntry;
}

/** What the SQL of the two databases does not have in common. */
interface Dialect {
  /** The condition of a column that is among the values of a JSON array, which is its placeholder; they are texts without `type`. */
  among: (column: string, type?: 'BIGINT') => string;
  /** A table whose column `value` has the elements of a JSON array, which is its placeholder. */
  elements: string;
  /** The condition of a column that contains one of the texts of a JSON array, which is its placeholder. */
  contains: (column: string) => string;
  /** The statements that allow the transaction to change the audit, which has a text for its search or computes it itself. */
  audit: { allow: readonly string[]; forbid: readonly string[]; hasText: boolean };
  /** A column of texts as its index sorts them. */
  collate: (column: string) => string;
  /** An expression for how many rows a table has, which every change counts. */
  total: (table: CountedTable) => string;
  /** How many orders have a line of each status, and `all`: a table with the columns `status` and `total`. */
  orderTotals: string;
  /** The number of the next order, and the statements that make its text known to the search, by number and text. */
  newOrder: { number: string; addText: readonly string[] };
  /** Locks the selected rows until the end of the transaction. */
  lock: string;
  /** The statements that lock tables until the end of the transaction. */
  lockTables: (tables: string, mode: 'ROW SHARE' | 'SHARE ROW EXCLUSIVE' | 'EXCLUSIVE') => readonly string[];
  /** Adds rows with the same columns to a table, by as few or as simple statements as are fast. */
  insertRows: (table: string, rows: readonly Record<string, SqlValue>[], onConflict?: string) => Statements<void>;
  /** The size of a row of a table as JSON, in bytes; none where a row is read as fast. */
  jsonSize?: (table: string) => string;
  /** Selects and locks only rows that no other transaction has locked. */
  lockFree: string;
}

/** A list that is searched and sorted. */
interface List {
  table: SearchedTable;
  columns: string;
  /** Where every change counts the rows of the list. */
  counted?: CountedTable;
}

/** Finds a page of a list by words that its texts must contain, and conditions. */
type FindRows = (
  segments: readonly Segment[],
  query: PageQuery & SearchLimit & { search?: string | undefined },
  filters?: readonly Condition[],
) => Promise<Page<ResultRow>>;

/** What statements that are written once for both databases need of one. */
export interface SqlContext {
  dialect: Dialect;
  transact: Transact;
  changeRows: ChangeRows;
  /** Runs statements that only read, outside a transaction. */
  read: <Result>(statements: Statements<Result>) => Promise<Result>;
  /** Runs statements that read for long, and lets other calls run between them. */
  readInTurns: SqlContext['read'];
  createFind: (list: List) => FindRows;
  newId: () => string;
  /** The decimal digits of the currency. */
  digits: number;
  /** The country code of local phone numbers. */
  countryCode: string;
  /** The date of a time where the dealer is, as YYYY-MM-DD. */
  dateOf: (time: number) => string;
}
