import type { Page } from '../sql/Page.ts';
import * as v from 'valibot';
import type { Condition } from '../sql/conditions.ts';
import type { AuditQuery } from '../sql/queries.ts';
import type { Segment } from '../sql/readSegments.ts';

/** What the audit records. */
export const auditActions = [
  'grant admin',
  'revoke admin',
  'block user',
  'unblock user',
  'sign out everywhere',
  'bind account',
  'change address',
  'change part',
  'delete part',
  'change synonyms',
  'place order',
  'set order status',
  'delete order',
  'split order line',
  'set order quantity',
  'return order line',
  'agree terms',
  'add customer',
  'change customer',
  'find wrong phone number',
  'merge customers',
  'link account',
  'unlink account',
  'set customer of order',
  'add payment',
  'add refund',
  'receive cheque',
  'set cheque status',
  'add cash',
  'close day',
  'add adjustment',
  'reverse entry',
  'issue invoice',
  'credit invoice',
  'confirm date',
  'confirm number',
  'end invoice year',
  'delete review',
  'export list',
  'ask account deletion',
  'keep account',
  'delete account',
  'add passkey',
  'rename passkey',
  'remove passkey',
  'reset passkeys',
  'refuse passkey',
] as const;

/** A change by an admin, a deletion or an export. A change is stored in the same transaction as its entry. No entry is ever changed, except that a pseudonym takes the place of a deleted account. */
export interface AuditEntry {
  _id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The e-mail address of the user, or `command line`, `configuration` or `start`. */
  actor: string;
  action: (typeof auditActions)[number];
  /** The e-mail address or `_id` of what was changed, or the name of the exported list. */
  subject: string;
  /** The name of the part, the e-mail address of the order or review, the provider's id of the bound account, the former address, what was changed, or the filters of an export. */
  detail: string;
}

/** An audit entry that is about to be stored. */
export type NewAuditEntry = Omit<AuditEntry, '_id' | 'at'>;

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
