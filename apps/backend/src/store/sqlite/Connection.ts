import type { DatabaseSync } from 'node:sqlite';
import type { AuditEntry } from '../Store.ts';
import type { Write } from './groupCommits.ts';

/** What the parts of the embedded store share. */
export interface Connection {
  db: DatabaseSync;
  write: Write;
  newId: () => string;
  /** Says that parts or reviews are no longer what they were. */
  catalogueChanged: () => void;
  /** Keeps who did what, within the change itself. */
  audit: (entry: Omit<AuditEntry, 'at'>) => void;
}
