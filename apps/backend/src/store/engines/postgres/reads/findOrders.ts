import { maxTotalCount } from '@dealerkit/api-client';
import type { Condition } from '../../../sql/conditions.ts';
import { hasOwnIndexes, isCounted, maxSortedOrders, orderFilters, orderSegment } from '../../../orders/orderFilters.ts';
import { withDues } from '../../../orders/orderMoney.ts';
import { afterOf } from '../../../sql/readSegments.ts';
import type { OrdersQuery } from '../../../sql/queries.ts';
import type { OrderStore } from '../../../orders/OrderStore.ts';
import type { Run } from '../Database.ts';
import { orderColumns, readLines } from '../../../orders/lineRows.ts';
import { postgresDialect, runStatements } from '../transact.ts';
import { countInTime, countRows, searchConditions, selectRows, totalOfPage } from '../pages.ts';

const context = { dialect: postgresDialect };

/** Creates the function that reads and counts orders by search and filters. */
export function postgresFindOrders(run: Run, countryCode: string): OrderStore['findOrders'] {
  async function total(query: OrdersQuery, search: readonly Condition[], all: readonly Condition[]) {
    if (search.length || !isCounted(query)) return countRows(run, 'orders', all);
    const sql = `SELECT total FROM ${postgresDialect.orderTotals} AS totals WHERE status = $1`;
    return Number((await run({ sql, values: [query.status ?? 'all'] }))[0]?.['total']);
  }

  return async (query) => {
    const search = searchConditions('orders', query.search, countryCode);
    const all = [...search, ...orderFilters(query)];
    const count = await countInTime(() => total(query, search, all));
    if (count === 0) return { rows: [], total: 0, isCut: false };
    // The planner overestimates common words that rarely occur together, and would look for them in the whole index by time.
    const isRare = search.length > 0 && count !== undefined && count < maxTotalCount;
    const isSorted = query.sort !== undefined && !hasOwnIndexes(query);
    const areFew = isRare || (isSorted && count !== undefined && count < maxSortedOrders);
    const segment = orderSegment(query, { columnOf: (name) => `${name} COLLATE "C"`, areFew });
    const direction = segment.descending ? 'DESC' : 'ASC';
    const conditions = [...all, ...afterOf(segment)];
    const selection = { table: 'orders', columns: orderColumns, conditions };
    const rows = await selectRows(run, selection, `${segment.by} ${direction}, number ${direction}`, query.limit);
    const { rows: lines, isCut } = await runStatements(run, readLines(context, rows));
    return {
      rows: await runStatements(run, withDues(context, lines)),
      isCut,
      ...totalOfPage(rows, count),
    };
  };
}
