import * as v from 'valibot';
import { auditActions, type NewAuditEntry } from '../sql/changes.ts';
import type { Page } from '../sql/Page.ts';
import type { Condition } from '../sql/conditions.ts';
import type { AuditQuery } from '../sql/queries.ts';
import type { Segment } from '../sql/readSegments.ts';

/** A change by an admin, a deletion or an export. A change is stored in the same transaction as its entry. No entry is ever changed, except that a pseudonym takes the place of a deleted account. */
export interface AuditEntry extends NewAuditEntry {
  _id: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** The columns of audit entries. */
export const auditColumns = '_id, at, actor, action, subject, detail';

/** The schema of the rows of an audit table. */
export const auditEntries = v.array(
  v.object({
    _id: v.string(),
    at: v.pipe(v.unknown(), v.transform(Number), v.number()),
    actor: v.string(),
    action: v.picklist(auditActions),
    subject: v.string(),
    detail: v.string(),
  }),
);

/** The order of the audit. */
export const newestEntries: readonly Segment[] = [{ conditions: [], by: 'at', holds: 'bigint', descending: true }];

/** The conditions of the time of an entry. */
export function auditFilters({ from, to }: Pick<AuditQuery, 'from' | 'to'>): readonly Condition[] {
  const filters: Condition[] = [];
  if (from !== undefined) filters.push({ sql: 'at >= ?', values: [from] });
  if (to !== undefined) filters.push({ sql: 'at < ?', values: [to] });
  return filters;
}

/** The audit of a store. */
export interface AuditStore {
  /** The newest first. */
  findAudit(query: AuditQuery): Promise<Page<AuditEntry>>;
  /** Stores the entry of what changes nothing else in the database. */
  addAuditEntry(entry: NewAuditEntry): Promise<void>;
}
