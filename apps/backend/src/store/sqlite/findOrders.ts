import type { DatabaseSync } from 'node:sqlite';
import { orderFilters } from '../orderFilters.ts';
import type { OrdersQuery } from '../queries.ts';
import type { Store } from '../Store.ts';
import { createReadLines, orderColumns } from './orderLines.ts';
import { sqliteTimeline } from './timeline.ts';

/** Creates the function that reads and counts orders by search and filters, the newest first. */
export function sqliteFindOrders(db: DatabaseSync): Store['findOrders'] {
  const read = sqliteTimeline(db, 'orders', orderColumns);
  const readLines = createReadLines(db);
  const countOf = db.prepare('SELECT rows AS total FROM totals WHERE name = ?');

  function totalOf({ status, from, to }: OrdersQuery): number | undefined {
    if (from !== undefined || to !== undefined) return undefined;
    return Number(countOf.get(status === undefined ? 'orders' : `orders ${status}`)?.['total']);
  }

  return async (query) => {
    const { after } = query;
    const newest = {
      conditions: [],
      by: 'placed_at',
      tie: 'row',
      descending: true,
      after: after && { tie: after.number, value: after.placedAt },
    };
    const { rows, ...count } = await read([newest], query, orderFilters(query), () => totalOf(query));
    return { ...readLines(rows), ...count };
  };
}
