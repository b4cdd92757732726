import type { DatabaseSync } from 'node:sqlite';
import { valuesOf, whereOf } from '../conditions.ts';
import { orderFilters } from '../orderFilters.ts';
import { afterOf, readSegments } from '../readSegments.ts';
import type { OrdersQuery } from '../queries.ts';
import type { RawRows } from './pages.ts';
import { prepareOnce } from './prepareOnce.ts';
import { sqliteSearch, type TextSearch } from './textSearch.ts';

/** Creates a function that reads and counts orders by search and filters, the newest first. */
export function sqliteFindOrders(db: DatabaseSync, columns: string) {
  const prepare = prepareOnce(db);
  const texts = sqliteSearch(db, 'orders');
  const countAll = db.prepare(`SELECT sum(rows) AS total FROM totals WHERE name LIKE 'orders %'`);
  const countStatus = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'orders ' || ?`);
  const timeOf = db.prepare('SELECT placed_at FROM orders WHERE _id = ?');

  function total({ status, from, to }: OrdersQuery, found: TextSearch): number {
    const isCounted = found.conditions.length > 0 || from !== undefined || to !== undefined;
    if (isCounted) return texts.count(found, orderFilters({ status, from, to }));
    return Number((status === undefined ? countAll.get() : countStatus.get(status))?.['total']);
  }

  return async (query: OrdersQuery): Promise<{ rows: RawRows; total: number }> => {
    const found = texts.search(query.search);
    const all = [...found.conditions, ...orderFilters(query)];
    const newest = [{ conditions: [], by: 'placed_at', descending: true }];
    const by = found.isRare ? '+placed_at' : 'placed_at';
    const rows = await readSegments(newest, query, {
      async valueIn(_segment, _id) {
        const time = query.beforeTime ?? timeOf.get(_id)?.['placed_at'];
        return time === undefined ? undefined : Number(time);
      },
      async select(segment, limit) {
        const selected = [...all, ...afterOf(segment)];
        const sql = `SELECT ${columns} FROM orders ${whereOf(selected)} ORDER BY ${by} DESC, _id DESC LIMIT ?`;
        return prepare(sql).all(...valuesOf(selected), limit);
      },
    });
    return { rows, total: total(query, found) };
  };
}
