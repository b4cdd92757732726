import type { CustomerStore } from './CustomerStore.ts';
import { customerColumns, customerOf, readNamedCustomers } from './customerRows.ts';
import { customerSegments } from './customerSegments.ts';
import { first } from '../sql/first.ts';
import type { SqlContext } from '../sql/transactions.ts';

/** How both databases find customers. */
export function findCustomers(context: SqlContext): Pick<CustomerStore, 'findCustomers'> {
  const { createFind, dialect, read } = context;
  const find = createFind({ table: 'customers', columns: customerColumns, counted: 'customers' });
  return {
    async findCustomers({ sort, ...query }) {
      const named = await read(readNamedCustomers(context, query.search ?? ''));
      if (named.length > 0) return { rows: named, total: named.length };
      const isByOrder = sort === '-lastOrder';
      const all = isByOrder ? await read(first(`SELECT ${dialect.total('customers')} AS total`)) : undefined;
      const segments = customerSegments(sort, `lower(${dialect.collate('name')})`, Number(all?.['total']));
      const { rows, ...count } = await find(segments, query);
      return { rows: rows.map(customerOf), ...count };
    },
  };
}
