import * as v from 'valibot';
import type { AuditEntry } from '../store/audit/auditEntries.ts';
import type { Store } from '../store/Store.ts';
import type { Days } from '../days.ts';
import type { Handlers } from './Handler.ts';
import { listHeaders, searchHeaders, sortedQuery } from './listQuery.ts';
import { rangeOf, timeRange } from './orderQueries.ts';
import { parse } from './parse.ts';
import { cursorOfRow, startOfPage } from './rowCursor.ts';

const auditQuery = v.object({ ...sortedQuery, ...timeRange });

/** An entry as it is sent. */
export function sentEntry({ at, ...entry }: AuditEntry) {
  return { ...entry, at: new Date(at).toISOString() };
}

/** The handler of the call about the audit; `from` and `to` are days of the dealer. */
export function auditCalls(store: Store, days: Days): Handlers<'findAudit'> {
  return {
    async findAudit(input, { setHeaders }) {
      const { before, ...query } = parse(auditQuery, input);
      const page = { ...query, ...rangeOf(days, query), ...startOfPage(before, 'newest') };
      const { rows, next, ...count } = await store.findAudit(page);
      setHeaders({
        ...listHeaders(rows, count, query, next && cursorOfRow(next, 'newest')),
        ...searchHeaders(input.search),
      });
      return rows.map(sentEntry);
    },
  };
}
