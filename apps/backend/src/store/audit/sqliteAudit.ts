import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import {
  auditColumns,
  auditEntries,
  auditFilters,
  type AuditStore,
  type NewAuditEntry,
  newestEntries,
} from './auditEntries.ts';
import { searchTextOf } from '../texts/searchTextOf.ts';
import type { Write } from '../engines/sqlite/groupCommits.ts';
import { sqliteTimeline } from '../engines/sqlite/timeline.ts';

/** Creates the function that stores an audit entry in the current transaction. */
export function sqliteAudit(db: DatabaseSync, newId: () => string): (entry: NewAuditEntry) => void {
  const insert = db.prepare(`INSERT INTO audit (${auditColumns}, search_text) VALUES (?, ?, ?, ?, ?, ?, ?)`);
  return ({ actor, action, subject, detail }) => {
    insert.run(newId(), Date.now(), actor, action, subject, detail, searchTextOf(actor, action, subject, detail));
  };
}

interface AuditOptions {
  db: DatabaseSync;
  countryCode: string;
  write: Write;
  audit: (entry: NewAuditEntry) => void;
}

/** The audit of the embedded store. */
export function sqliteAuditReads({ db, countryCode, write, audit }: AuditOptions): AuditStore {
  const read = sqliteTimeline({ db, countryCode }, 'audit', auditColumns);

  return {
    addAuditEntry: (entry) => write(() => audit(entry)),

    async findAudit(query) {
      const { rows, ...count } = await read(newestEntries, query, auditFilters(query));
      return { rows: v.parse(auditEntries, rows), ...count };
    },
  };
}
