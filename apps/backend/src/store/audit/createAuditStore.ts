import * as v from 'valibot';
import type { SqlContext } from '../sql/transactions.ts';
import { auditColumns, auditEntries, auditFilters, type AuditStore, newestEntries } from './auditEntries.ts';

/** The audit of both databases; each adds an entry in its own way. */
export function createAuditStore(
  { createFind }: Pick<SqlContext, 'createFind'>,
  addAuditEntry: AuditStore['addAuditEntry'],
): AuditStore {
  const find = createFind({ table: 'audit', columns: auditColumns });
  return {
    addAuditEntry,

    async findAudit(query) {
      const { rows, ...count } = await find(newestEntries, query, auditFilters(query));
      return { rows: v.parse(auditEntries, rows), ...count };
    },
  };
}
