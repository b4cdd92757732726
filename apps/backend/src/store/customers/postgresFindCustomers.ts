import { customerColumns, customerOf, readNamedCustomers } from './customerRows.ts';
import { customerSegments } from './customerSegments.ts';
import { readSegments } from '../sql/readSegments.ts';
import type { SqlContext } from '../sql/transactions.ts';
import type { Database } from '../engines/postgres/Database.ts';
import { countInTime, countRows, searchConditions, segmentReader, totalOfPage } from '../engines/postgres/pages.ts';
import { readTotal } from '../engines/postgres/totals.ts';
import type { CustomerStore } from './CustomerStore.ts';

/** Creates the function that finds customers in PostgreSQL. */
export function postgresFindCustomers(
  { run }: Pick<Database, 'run'>,
  context: SqlContext,
): CustomerStore['findCustomers'] {
  return async ({ sort, search = '', ...query }) => {
    const named = await context.read(readNamedCustomers(context, search));
    if (named.length > 0) return { rows: named, total: named.length };
    const conditions = searchConditions('customers', search, context.countryCode);
    const selection = { table: 'customers', columns: customerColumns, conditions };
    const all = sort === '-lastOrder' ? await readTotal(run, 'customers') : 0;
    const segments = customerSegments(sort, 'lower(name COLLATE "C")', all);
    const [{ rows, next }, count] = await Promise.all([
      readSegments(segments, query, segmentReader(run, selection)),
      countInTime(() => (search.trim() ? countRows(run, 'customers', conditions) : readTotal(run, 'customers'))),
    ]);
    return { rows: rows.map(customerOf), next, ...totalOfPage(rows, count) };
  };
}
