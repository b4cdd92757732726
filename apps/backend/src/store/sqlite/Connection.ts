import type { DatabaseSync } from 'node:sqlite';
import type { NewAuditEntry } from '../auditEntries.ts';
import type { Write } from './groupCommits.ts';

/** Shared by the modules of the embedded store. */
export interface Connection {
  db: DatabaseSync;
  write: Write;
  newId: () => string;
  /** Must be called after a change of parts or reviews. */
  catalogueChanged: () => void;
  /** Stores an audit entry in the current transaction. */
  audit: (entry: NewAuditEntry) => void;
}
