import type { DatabaseSync } from 'node:sqlite';
import type { QueryPlan } from '@dealerkit/domain/search';
import type { NewAuditEntry } from '../../audit/auditEntries.ts';
import type { SynonymsInUse } from '../../synonyms/synonyms.ts';
import type { PartsFilter } from '../../sql/queries.ts';
import type { PartTexts } from '../../parts/sqlitePartTexts.ts';
import type { Write } from './groupCommits.ts';

/** Plans a search for parts; undefined for a query without a search. */
export type SqlitePlanSearch = (query: PartsFilter) => Promise<QueryPlan | undefined>;

/** Shared by the modules of the embedded store. */
export interface Connection {
  db: DatabaseSync;
  write: Write;
  newId: () => string;
  /** The decimal digits of the currency. */
  digits: number;
  /** The country code of local phone numbers. */
  countryCode: string;
  /** The date of a time where the dealer is. */
  dateOf: (time: number) => string;
  /** Must be called after a change of parts or reviews. */
  catalogueChanged: () => void;
  planSearch: SqlitePlanSearch;
  texts: PartTexts;
  /** The synonyms in use. */
  synonyms: () => SynonymsInUse;
  /** Stores an audit entry in the current transaction. */
  audit: (entry: NewAuditEntry) => void;
}
