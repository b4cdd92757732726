import type { DatabaseSync } from 'node:sqlite';
import { orderFilters } from '../orderFilters.ts';
import type { OrdersQuery } from '../queries.ts';
import { sqliteTimeline } from './timeline.ts';

const newest = [{ conditions: [], by: 'placed_at', descending: true }];

/** Creates a function that reads and counts orders by search and filters, the newest first. */
export function sqliteFindOrders(db: DatabaseSync, columns: string) {
  const read = sqliteTimeline(db, 'orders', columns, newest);
  const countAll = db.prepare(`SELECT sum(rows) AS total FROM totals WHERE name LIKE 'orders %'`);
  const countStatus = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'orders ' || ?`);

  return (query: OrdersQuery) =>
    read(query, orderFilters(query), () => {
      const { status, from, to } = query;
      if (from !== undefined || to !== undefined) return undefined;
      return Number((status === undefined ? countAll.get() : countStatus.get(status))?.['total']);
    });
}
