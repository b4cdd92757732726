import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { auditColumns, auditEntries, auditFilters, type NewAuditEntry, newestEntries } from '../auditEntries.ts';
import { valuesOf, whereOf } from '../conditions.ts';
import { afterOf, readSegments } from '../readSegments.ts';
import { searchTextOf } from '../searchTextOf.ts';
import type { Store } from '../Store.ts';
import type { Write } from './groupCommits.ts';
import { prepareOnce } from './prepareOnce.ts';
import { sqliteSearch } from './textSearch.ts';

/** Creates the function that stores an audit entry in the current transaction. */
export function sqliteAudit(db: DatabaseSync, newId: () => string): (entry: NewAuditEntry) => void {
  const insert = db.prepare(`INSERT INTO audit (${auditColumns}, search_text) VALUES (?, ?, ?, ?, ?, ?, ?)`);
  return ({ actor, action, subject, detail }) => {
    insert.run(newId(), Date.now(), actor, action, subject, detail, searchTextOf(actor, action, subject, detail));
  };
}

interface AuditOptions {
  db: DatabaseSync;
  write: Write;
  audit: (entry: NewAuditEntry) => void;
}

/** The audit of the embedded store. */
export function sqliteAuditReads({ db, write, audit }: AuditOptions): Pick<Store, 'findAudit' | 'addAuditEntry'> {
  const prepare = prepareOnce(db);
  const texts = sqliteSearch(db, 'audit');
  const timeOf = db.prepare('SELECT at FROM audit WHERE _id = ?');

  return {
    addAuditEntry: (entry) => write(() => audit(entry)),

    async findAudit(query) {
      const found = texts.search(query.search);
      const filters = auditFilters(query);
      const all = [...found.conditions, ...filters];
      const by = found.isRare ? '+at' : 'at';
      const rows = await readSegments(newestEntries, query, {
        async valueIn(_segment, _id) {
          const time = timeOf.get(_id)?.['at'];
          return time === undefined ? undefined : Number(time);
        },
        async select(segment, limit) {
          const selected = [...all, ...afterOf(segment)];
          const sql = `SELECT ${auditColumns} FROM audit ${whereOf(selected)} ORDER BY ${by} DESC, _id DESC LIMIT ?`;
          return prepare(sql).all(...valuesOf(selected), limit);
        },
      });
      return { rows: v.parse(auditEntries, rows), total: texts.count(found, filters) };
    },
  };
}
