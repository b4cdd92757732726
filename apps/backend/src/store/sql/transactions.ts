import type { NewAuditEntry } from '../audit/auditEntries.ts';
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
 * The statements of a transaction or a read, which is written once for both databases: it yields each statement and receives its rows.
 * It must not keep anything between two runs, since a transaction is repeated after a serialization failure.
 */
export type Statements<Result> = Generator<SqlStatement, Result, ResultRow[]>;

/** Runs one statement, and waits for its rows. */
export function* query(sql: string, ...values: readonly SqlValue[]): Statements<ResultRow[]> {
  return yield { sql, values, isSent: false };
}

/** Runs one statement whose rows nobody reads: the next one does not wait for it, and its failure is that of the transaction. */
export function* send(sql: string, ...values: readonly SqlValue[]): Statements<void> {
  yield { sql, values, isSent: true };
}

/** What a transaction changes besides its rows; it is stored or made known by the database that runs it. */
export interface Changes {
  /** The parts whose stock changed. */
  parts: Set<string>;
  /** By how many orders the totals change: those with a line of a status, and `all`. */
  orderTotals: Map<string, number>;
  /** By how many the customers and the users become more. */
  customers: number;
  users: number;
  /** Whether a review changed. */
  reviews: boolean;
  audit: NewAuditEntry[];
}

export const noChanges = (): Changes => ({
  parts: new Set(),
  orderTotals: new Map(),
  customers: 0,
  users: 0,
  reviews: false,
  audit: [],
});

/** Runs statements as one transaction, which takes effect completely or not at all, and is on disk once it resolves. */
type Transact = <Result>(work: (changes: Changes) => Statements<Result>) => Promise<Result>;

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
  /** Locks the selected rows until the end of the transaction. */
  lock: string;
  /** The statements that let no other transaction add entries to the books until the end of this one. */
  lockBooks: readonly string[];
  /** Selects and locks only rows that no other transaction has locked. */
  lockFree: string;
}

/** The tables whose rows every change counts. */
type CountedTable = 'parts' | 'users' | 'customers' | 'reviews';

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
