import * as v from 'valibot';
import type { SqlContext } from '../sql/transactions.ts';
import { auditColumns, auditEntries, auditFilters, type AuditStore, newestEntries } from './auditEntries.ts';

/** The audit of both databases. */
export function createAuditStore({ createFind, transact }: Pick<SqlContext, 'createFind' | 'transact'>): AuditStore {
  const find = createFind({ table: 'audit', columns: auditColumns });
  return {
    addAuditEntry: (entry) =>
      transact(function* statements({ audit }) {
        audit.push(entry);
        // Nothing else is stored.
        yield;
      }),

    async findAudit(query) {
      const { rows, ...count } = await find(newestEntries, query, auditFilters(query));
      return { rows: v.parse(auditEntries, rows), ...count };
    },
  };
}
