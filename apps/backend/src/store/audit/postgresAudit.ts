import * as v from 'valibot';
import {
  auditColumns,
  auditEntries,
  auditFilters,
  type AuditStore,
  type NewAuditEntry,
  newestEntries,
} from './auditEntries.ts';
import { afterOf, readSegments } from '../sql/readSegments.ts';
import type { Database, Run } from '../engines/postgres/Database.ts';
import { countInTime, countRows, searchConditions, selectRows, totalOfPage } from '../engines/postgres/pages.ts';

const insert = `INSERT INTO audit (${auditColumns}) VALUES ($1, $2::bigint, $3, $4, $5, $6)`;

/** Stores an audit entry, alone or within a transaction. */
export async function insertEntry(run: Run, _id: string, entry: NewAuditEntry): Promise<void> {
  const { actor, action, subject, detail } = entry;
  await run({ sql: insert, values: [_id, Date.now(), actor, action, subject, detail], isSent: true });
}

/** The audit of the PostgreSQL store. */
export function postgresAudit({
  run,
  newId,
  countryCode,
}: Pick<Database, 'run' | 'newId' | 'countryCode'>): AuditStore {
  async function timeOf(_id: string): Promise<number | undefined> {
    const [row] = await run({ sql: 'SELECT at FROM audit WHERE _id = $1', values: [_id] });
    return row && Number(row['at']);
  }

  return {
    addAuditEntry: (entry) => insertEntry(run, newId(), entry),

    async findAudit(query) {
      const all = [...searchConditions('audit', query.search, countryCode), ...auditFilters(query)];
      const [{ rows, next }, count] = await Promise.all([
        readSegments(newestEntries, query, {
          valueIn: (_segment, _id) => timeOf(_id),
          sortedBy: ({ at }) => Number(at),
          select(segment, limit) {
            const conditions = [...all, ...afterOf(segment)];
            return selectRows(run, { table: 'audit', columns: auditColumns, conditions }, 'at DESC, _id DESC', limit);
          },
        }),
        countInTime(() => countRows(run, 'audit', all)),
      ]);
      return { rows: v.parse(auditEntries, rows), next, ...totalOfPage(rows, count) };
    },
  };
}
