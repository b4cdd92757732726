import type { QueryPlan } from '@dealerkit/domain/search';
import type { KeepValue } from '../../sql/keptValues.ts';
import type { FoundFacets } from '../../parts/partFacets.ts';
import type { PartsFilter } from '../../sql/queries.ts';
import type { SynonymsInUse } from '../../synonyms/synonyms.ts';

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

/** Reads the synonyms in use, of a version if it is known; with `lock` they cannot change before the end of the transaction. */
export type ReadSynonyms = (run: Run, known?: { lock?: boolean; version?: number }) => Promise<SynonymsInUse>;

/** Shared by the modules of the PostgreSQL store. */
export interface Database {
  /** Runs one statement as a transaction and retries serialization failures. @throws StoreUnavailableError */
  run: Run;
  /** Runs several statements as a transaction and retries all of `work` after a serialization failure. @throws StoreUnavailableError */
  transaction: <Result>(work: (run: Run) => Promise<Result>) => Promise<Result>;
  newId: () => string;
  /** The decimal digits of the currency. */
  digits: number;
  /** The country code of local phone numbers. */
  countryCode: string;
  /** The date of a time where the dealer is. */
  dateOf: (time: number) => string;
  readSynonyms: ReadSynonyms;
  purges: {
    /** The id of the purge that a change stores; null without an edge, which stores none. */
    newId: () => string | null;
    /** Purges the keys of a committed change at once. */
    committed: (...keys: string[]) => void;
  };
}

/** The versions of what searches are planned by. */
export interface SearchVersions {
  /** That of the synonyms. */
  names: number;
  /** That of what a search finds parts by. */
  texts: string;
}

/** What the reads of parts at the primary and at replicas share. */
export interface PartReads {
  synonyms: ReadSynonyms;
  /** Reads the versions of what searches are planned by. */
  readVersions: (run: Run) => Promise<SearchVersions>;
  planSearch: (run: Run, query: PartsFilter, versions: SearchVersions) => Promise<QueryPlan | undefined>;
  keepFacets: KeepValue<FoundFacets>;
}

/** What reads of parts need. */
export interface PartDatabase {
  run: Run;
  partReads: PartReads;
}
