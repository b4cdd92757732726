import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { auditEntries } from '../auditEntries.ts';
import type { Store } from '../Store.ts';
import type { Connection } from './Connection.ts';

/** The audit table of the embedded store. */
export function sqliteAudit(
  db: DatabaseSync,
  newId: () => string,
): Pick<Store, 'listAudit'> & Pick<Connection, 'audit'> {
  const insert = db.prepare('INSERT INTO audit (_id, at, actor, action, subject, detail) VALUES (?, ?, ?, ?, ?, ?)');
  const latest = db.prepare('SELECT at, actor, action, subject, detail FROM audit ORDER BY _id DESC LIMIT ?');
  return {
    audit({ actor, action, subject, detail }) {
      insert.run(newId(), Date.now(), actor, action, subject, detail);
    },

    async listAudit(limit) {
      return v.parse(auditEntries, latest.all(limit));
    },
  };
}
