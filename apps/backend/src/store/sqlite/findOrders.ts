import type { DatabaseSync } from 'node:sqlite';
import { foldWords } from '@dealerkit/ui/foldText';
import { maxTotalCount } from '@dealerkit/api-client';
import { valuesOf, whereOf } from '../conditions.ts';
import { orderFilters } from '../orderFilters.ts';
import { readSegments } from '../readSegments.ts';
import type { OrdersQuery } from '../queries.ts';
import { type RawRows, sqlitePages } from './pages.ts';
import { prepareOnce } from './prepareOnce.ts';
import { sqliteSearch } from './textSearch.ts';

const newest = [{ conditions: [], by: 'placed_at', descending: true }];

/** Creates a function that reads and counts orders by search and filters, the newest first. */
export function sqliteFindOrders(db: DatabaseSync, columns: string) {
  const prepare = prepareOnce(db);
  const search = sqliteSearch(db, 'orders');
  const pages = sqlitePages(db, 'orders', columns);
  const countAll = db.prepare(`SELECT sum(rows) AS total FROM totals WHERE name LIKE 'orders %'`);
  const countStatus = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'orders ' || ?`);

  function count({ status, from, to }: OrdersQuery): number {
    if (from === undefined && to === undefined) {
      return Number((status === undefined ? countAll.get() : countStatus.get(status))?.['total']);
    }
    const filters = orderFilters({ status, from, to });
    const sql = `SELECT count(*) AS total FROM (SELECT 1 FROM orders ${whereOf(filters)} LIMIT ${maxTotalCount})`;
    return Number(prepare(sql).get(...valuesOf(filters))?.['total']);
  }

  return async (query: OrdersQuery): Promise<{ rows: RawRows; total: number; isTotalMinimum?: boolean }> => {
    const words = foldWords(query.search ?? '');
    const filters = orderFilters(query);
    if (!words.length) {
      const rows = await readSegments(newest, query, {
        valueIn: pages.valueIn,
        select: async (segment, limit) => pages.select(segment, filters, limit, true),
      });
      return { rows, total: count(query) };
    }
    const { conditions, find } = search(words, filters);
    const found = await find();
    const rows = await readSegments(newest, query, {
      valueIn: pages.valueIn,
      select: (segment, limit) => pages.selectFound(segment, { found, conditions }, limit),
    });
    return { rows, total: found.rows.length, isTotalMinimum: found.isCut };
  };
}
