import { customerColumns, customerOf, readNamedCustomers } from './customerRows.ts';
import { customerSegments } from './customerSegments.ts';
import type { SqlContext } from '../sql/transactions.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';
import { readSegments } from '../sql/readSegments.ts';
import { searchWords } from '../texts/searchWords.ts';
import { sqlitePages } from '../engines/sqlite/pages.ts';
import { sqliteSearch } from '../engines/sqlite/textSearch.ts';
import type { CustomerStore } from './CustomerStore.ts';

/** Creates the function that finds customers in the embedded database. */
export function sqliteFindCustomers(
  { db }: Pick<Connection, 'db'>,
  context: SqlContext,
): CustomerStore['findCustomers'] {
  const search = sqliteSearch(db, 'customers');
  const pages = sqlitePages(db, 'customers', customerColumns);
  const countAll = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'customers'`);

  return async ({ sort, search: text = '', maxRowsRead, ...query }) => {
    const named = await context.read(readNamedCustomers(context, text));
    if (named.length > 0) return { rows: named, total: named.length };
    const { valueIn } = pages;
    const total = Number(countAll.get()?.['total']);
    const segments = customerSegments(sort, 'lower(name)', total);
    const words = searchWords(text, context.countryCode);
    if (words.length === 0) {
      const { rows, next } = await readSegments(segments, query, {
        valueIn,
        select: async (segment, limit) => pages.select(segment, [], limit, true),
      });
      return { rows: rows.map(customerOf), next, total };
    }
    const { conditions, findForPage } = search(words, []);
    const found = await findForPage(maxRowsRead);
    const { rows, next } = await readSegments(segments, query, {
      valueIn,
      select: (segment, limit) => pages.selectFound(segment, { found, conditions }, limit, maxRowsRead),
    });
    return { rows: rows.map(customerOf), next, total: found.rows.length, isTotalMinimum: found.isCut };
  };
}
