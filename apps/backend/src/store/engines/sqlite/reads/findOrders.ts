import type { DatabaseSync } from 'node:sqlite';
import { hasOwnIndexes, isCounted, maxSortedOrders, orderFilters, orderSegment } from '../../../orders/orderFilters.ts';
import { withDues } from '../../../orders/orderMoney.ts';
import type { SqlContext } from '../../../sql/transactions.ts';
import type { OrdersQuery } from '../../../sql/queries.ts';
import type { OrderStore } from '../../../orders/OrderStore.ts';
import { orderColumns, readLines } from '../../../orders/lineRows.ts';
import { sqliteTimeline } from '../timeline.ts';

/** Creates the function that reads and counts orders by search and filters. */
export function sqliteFindOrders(
  db: DatabaseSync,
  context: Pick<SqlContext, 'dialect' | 'read' | 'readInTurns' | 'countryCode'>,
): OrderStore['findOrders'] {
  const read = sqliteTimeline({ db, countryCode: context.countryCode }, 'orders', orderColumns);
  const countOf = db.prepare('SELECT rows AS total FROM totals WHERE name = ?');

  function totalOf(query: OrdersQuery): number | undefined {
    if (!isCounted(query)) return undefined;
    const { status } = query;
    return Number(countOf.get(status === undefined ? 'orders' : `orders ${status}`)?.['total']);
  }

  return async (query) => {
    const isSorted = query.sort !== undefined && !hasOwnIndexes(query);
    const areFew = isSorted && (totalOf(query) ?? maxSortedOrders) < maxSortedOrders;
    const segment = orderSegment(query, { columnOf: (name) => name, areFew });
    const list = { limit: query.limit, search: query.search, maxRowsRead: query.maxRowsRead };
    const { rows, ...count } = await read([segment], list, orderFilters(query), () => totalOf(query));
    const { rows: lines, isCut } = await context.read(readLines(context, rows));
    return { rows: await context.readInTurns(withDues(context, lines)), isCut, ...count };
  };
}
