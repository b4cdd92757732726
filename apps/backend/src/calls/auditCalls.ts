import * as v from 'valibot';
import type { AuditEntry } from '../store/auditEntries.ts';
import type { Store } from '../store/Store.ts';
import type { Days } from './days.ts';
import type { Handlers } from './Handler.ts';
import { listHeaders, listQuery, searchHeaders } from './listQuery.ts';
import { rangeOf, timeRange } from './orderQueries.ts';
import { parse } from './parse.ts';

const auditQuery = v.object({ ...listQuery, ...timeRange });

/** An entry as it is sent. */
export function sentEntry({ at, ...entry }: AuditEntry) {
  return { ...entry, at: new Date(at).toISOString() };
}

/** The handler of the call about the audit; `from` and `to` are days of the dealer. */
export function auditCalls(store: Store, days: Days): Handlers<'findAudit'> {
  return {
    async findAudit(input, { setHeaders }) {
      const query = parse(auditQuery, input);
      const { rows, ...count } = await store.findAudit({ ...query, ...rangeOf(days, query) });
      setHeaders({ ...listHeaders(rows, count, query, rows.at(-1)?._id), ...searchHeaders(input.search) });
      return rows.map(sentEntry);
    },
  };
}
