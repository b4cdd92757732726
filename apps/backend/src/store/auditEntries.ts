import * as v from 'valibot';
import type { Condition } from './conditions.ts';
import type { AuditQuery } from './queries.ts';
import { auditActions } from './Store.ts';

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
export const newestEntries = [{ conditions: [], by: 'at', descending: true }];

/** The conditions of the time of an entry. */
export function auditFilters({ from, to }: Pick<AuditQuery, 'from' | 'to'>): readonly Condition[] {
  const filters: Condition[] = [];
  if (from !== undefined) filters.push({ sql: 'at >= ?', values: [from] });
  if (to !== undefined) filters.push({ sql: 'at < ?', values: [to] });
  return filters;
}
