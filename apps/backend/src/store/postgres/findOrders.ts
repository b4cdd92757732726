import { maxTotalCount } from '@dealerkit/api-client';
import type { Condition } from '../conditions.ts';
import { orderFilters } from '../orderFilters.ts';
import { afterOf } from '../readSegments.ts';
import type { OrdersQuery } from '../queries.ts';
import type { Store } from '../Store.ts';
import type { Run } from './Database.ts';
import { orderColumns, readLines } from './orderLines.ts';
import { countInTime, countRows, searchConditions, selectRows, totalOfPage } from './pages.ts';

const newest = { conditions: [], by: 'placed_at', tie: 'number', descending: true };

/** Creates the function that reads and counts orders by search and filters, the newest first. */
export function postgresFindOrders(run: Run): Store['findOrders'] {
  async function total({ status, from, to }: OrdersQuery, search: readonly Condition[], all: readonly Condition[]) {
    if (search.length || from !== undefined || to !== undefined) return countRows(run, 'orders', all);
    const sql = 'SELECT coalesce(sum(rows), 0)::int AS total FROM order_totals WHERE status = $1';
    return Number((await run({ sql, values: [status ?? 'all'] }))[0]?.['total']);
  }

  return async (query) => {
    const search = searchConditions('orders', query.search);
    const all = [...search, ...orderFilters(query)];
    const count = await countInTime(() => total(query, search, all));
    if (count === 0) return { rows: [], total: 0, isCut: false };
    // The planner overestimates common words that rarely occur together, and would look for them in the whole index by time.
    const isRare = search.length > 0 && count !== undefined && count < maxTotalCount;
    const order = `${isRare ? 'placed_at + 0' : 'placed_at'} DESC, number DESC`;
    const { after } = query;
    const position = after && { tie: after.number, value: after.placedAt };
    const conditions = [...all, ...afterOf({ ...newest, after: position })];
    const rows = await selectRows(run, { table: 'orders', columns: orderColumns, conditions }, order, query.limit);
    return { ...(await readLines(run, rows)), ...totalOfPage(rows, count) };
  };
}
