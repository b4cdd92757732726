import type { DatabaseSync } from 'node:sqlite';
import { type Condition, valuesOf, whereOf } from '../conditions.ts';
import { orderFilters } from '../orderFilters.ts';
import { afterOf, readSegments } from '../readSegments.ts';
import { maxCountedMatches, type OrdersQuery } from '../Store.ts';
import type { RawRows } from './pages.ts';
import { prepareOnce } from './prepareOnce.ts';
import { textSearch } from './textSearch.ts';

/** Creates a function that reads and counts orders by search and filters, the newest first. */
export function sqliteFindOrders(db: DatabaseSync, columns: string) {
  const prepare = prepareOnce(db);
  const countAll = db.prepare(`SELECT sum(rows) AS total FROM totals WHERE name LIKE 'orders %'`);
  const countStatus = db.prepare(`SELECT rows AS total FROM totals WHERE name = 'orders ' || ?`);
  const timeOf = db.prepare('SELECT placed_at FROM orders WHERE _id = ?');

  function count(from: string, conditions: readonly Condition[]): number {
    const sql = `SELECT count(*) AS total FROM (SELECT 1 FROM ${from} ${whereOf(conditions)} LIMIT ${maxCountedMatches})`;
    return Number(prepare(sql).get(...valuesOf(conditions))?.['total']);
  }

  /** The condition of the search, and whether it finds so few rows that they are sorted. */
  function matchesOf(search: string | undefined): { conditions: readonly Condition[]; isRare: boolean } {
    const { match, conditions, scanning } = textSearch('orders', search);
    if (match === undefined) return { conditions, isRare: false };
    const isRare = count('orders_text', [{ sql: 'orders_text MATCH ?', values: [match] }]) < maxCountedMatches;
    if (!isRare) return { conditions: scanning, isRare };
    const found = { sql: 'row IN (SELECT rowid FROM orders_text WHERE orders_text MATCH ?)', values: [match] };
    return { conditions: [found, ...conditions], isRare };
  }

  function total({ status, from, to }: OrdersQuery, all: readonly Condition[], isSearch: boolean): number {
    if (isSearch || from !== undefined || to !== undefined) return count('orders', all);
    return Number((status === undefined ? countAll.get() : countStatus.get(status))?.['total']);
  }

  return async (query: OrdersQuery): Promise<{ rows: RawRows; total: number }> => {
    const { conditions, isRare } = matchesOf(query.search);
    const all = [...conditions, ...orderFilters(query)];
    const newest = [{ conditions: [], by: 'placed_at', descending: true }];
    const by = isRare ? '+placed_at' : 'placed_at';
    const rows = await readSegments(newest, query, {
      async valueIn(_segment, _id) {
        const time = timeOf.get(_id)?.['placed_at'];
        return time === undefined ? undefined : Number(time);
      },
      async select(segment, limit) {
        const selected = [...all, ...afterOf(segment)];
        const sql = `SELECT ${columns} FROM orders ${whereOf(selected)} ORDER BY ${by} DESC, _id DESC LIMIT ?`;
        return prepare(sql).all(...valuesOf(selected), limit);
      },
    });
    return { rows, total: total(query, all, conditions.length > 0) };
  };
}
