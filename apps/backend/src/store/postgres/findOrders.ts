import { maxTotalCount } from '@dealerkit/api-client';
import type { Condition } from '../conditions.ts';
import { orderFilters } from '../orderFilters.ts';
import { afterOf, readSegments } from '../readSegments.ts';
import type { OrdersQuery } from '../queries.ts';
import type { Row, Run } from './Database.ts';
import { countInTime, countRows, searchConditions, selectRows, totalOfPage } from './pages.ts';

const newest = [{ conditions: [], by: 'placed_at', descending: true }];

/** Creates a function that reads and counts orders by search and filters, the newest first. */
export function postgresFindOrders(run: Run, columns: string) {
  async function total({ status, from, to }: OrdersQuery, search: readonly Condition[], all: readonly Condition[]) {
    if (search.length || from !== undefined || to !== undefined) return countRows(run, 'orders', all);
    const where = status === undefined ? '' : 'WHERE status = $1';
    const sql = `SELECT coalesce(sum(rows), 0)::int AS total FROM order_totals ${where}`;
    const [row] = await run({ sql, values: status === undefined ? [] : [status] });
    return Number(row?.['total']);
  }

  async function timeOf(_id: string): Promise<number | undefined> {
    const [row] = await run({ sql: 'SELECT placed_at FROM orders WHERE _id = $1', values: [_id] });
    return row && Number(row['placed_at']);
  }

  return async (query: OrdersQuery): Promise<{ rows: Row[]; total: number; isTotalMinimum?: boolean }> => {
    const search = searchConditions('orders', query.search);
    const all = [...search, ...orderFilters(query)];
    const count = await countInTime(() => total(query, search, all));
    if (count === 0) return { rows: [], total: 0 };
    // The planner overestimates common words that rarely occur together, and would look for them in the whole index by time.
    const isRare = search.length > 0 && count !== undefined && count < maxTotalCount;
    const order = `${isRare ? 'placed_at + 0' : 'placed_at'} DESC, _id DESC`;
    const rows = await readSegments(newest, query, {
      valueIn: async (_segment, _id) => query.beforeTime ?? timeOf(_id),
      select(segment, limit) {
        const conditions = [...all, ...afterOf(segment)];
        return selectRows(run, { table: 'orders', columns, conditions }, order, limit);
      },
    });
    return { rows, ...totalOfPage(rows, count) };
  };
}
