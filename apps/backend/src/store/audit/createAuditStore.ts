import * as v from 'valibot';
import type { SqlContext } from '../sql/transactions.ts';
import { auditColumns, auditEntries, auditFilters, type AuditStore, newestEntries } from './auditEntries.ts';

/** The audit of both databases. */
export function createAuditStore({ transact, createFind }: Pick<SqlContext, 'transact' | 'createFind'>): AuditStore {
  const find = createFind({ table: 'audit', columns: auditColumns });
  return {
    addAuditEntry: (entry) =>
      transact(function* statements({ audit }) {
        audit.push(entry);
      }),

    async findAudit(query) {
      const { rows, ...count } = await find(newestEntries, query, auditFilters(query));
      return { rows: v.parse(auditEntries, rows), ...count };
    },
  };
}
