import type { BookStore } from '../books/BookStore.ts';
import { customerColumns, customerOf, readNamedCustomer } from '../books/customerRows.ts';
import { customerSegments } from '../books/customerSegments.ts';
import { readSegments } from '../readSegments.ts';
import type { Books } from '../steps.ts';
import type { Database } from './Database.ts';
import { countInTime, countRows, searchConditions, segmentReader, totalOfPage } from './pages.ts';
import { readTotal } from './totals.ts';

/** Creates the function that finds customers in PostgreSQL. */
export function postgresFindCustomers({ run }: Pick<Database, 'run'>, books: Books): BookStore['findCustomers'] {
  return async ({ sort, search = '', ...query }) => {
    const named = await books.read(readNamedCustomer(books, search));
    if (named) return { rows: [named], total: 1 };
    const conditions = searchConditions('customers', search);
    const selection = { table: 'customers', columns: customerColumns, conditions };
    const total = await readTotal(run, 'customers');
    const segments = customerSegments(sort, 'lower(name COLLATE "C")', total);
    const [rows, count] = await Promise.all([
      readSegments(segments, query, segmentReader(run, selection)),
      search.trim() ? countInTime(() => countRows(run, 'customers', conditions)) : total,
    ]);
    return { rows: rows.map(customerOf), ...totalOfPage(rows, count) };
  };
}
