import type { DatabaseSync } from 'node:sqlite';
import { auditColumns, type NewAuditEntry } from './auditEntries.ts';
import { searchTextOf } from '../texts/searchTextOf.ts';

/** Creates the function that stores an audit entry in the current transaction. */
export function sqliteAudit(db: DatabaseSync, newId: () => string): (entry: NewAuditEntry) => void {
  const insert = db.prepare(`INSERT INTO audit (${auditColumns}, search_text) VALUES (?, ?, ?, ?, ?, ?, ?)`);
  return ({ actor, action, subject, detail }) => {
    insert.run(newId(), Date.now(), actor, action, subject, detail, searchTextOf(actor, action, subject, detail));
  };
}
