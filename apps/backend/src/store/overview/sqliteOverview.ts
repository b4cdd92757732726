import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import * as v from 'valibot';
import { giveWay } from '../../operation/readTurn.ts';
import { readSharedOverview } from './sharedOverview.ts';
import { lowStock, outOfStock, stock } from './stockLevels.ts';
import type { OverviewStore, StoreOverview } from './StoreOverview.ts';
import type { Connection } from '../engines/sqlite/Connection.ts';
import { lineColumns, linesOfOrders, orderOf } from '../orders/lineRows.ts';
import { partColumns, partOf } from '../parts/partRows.ts';
import { sqliteDialect, sqliteTransact } from '../engines/sqlite/transact.ts';

const Day = v.object({ orders: v.number(), revenue: v.number() });

/** The overview of the embedded store. */
export function sqliteOverview(connection: Connection): OverviewStore {
  const { db, digits } = connection;
  const { readInTurns } = sqliteTransact(connection);
  const waiting = db.prepare(
    `SELECT ${lineColumns} FROM ${linesOfOrders}
     WHERE number IN (SELECT number FROM orders WHERE placed > 0 ORDER BY placed_at, number LIMIT ?) AND status = 'placed'
     ORDER BY orders.placed_at, number, _id`,
  );
  const partsWhere = (condition: string) => ({
    list: db.prepare(`SELECT ${partColumns} FROM parts WHERE ${condition} ORDER BY ${stock}, _id LIMIT ?`),
    count: db.prepare(`SELECT count(*) AS n FROM parts WHERE ${condition}`),
  });
  const lists = { outOfStock: partsWhere(outOfStock), lowStock: partsWhere(lowStock) };
  const totalOf = db.prepare('SELECT rows AS n FROM totals WHERE name = ?');
  const admins = db.prepare(`SELECT count(*) AS n FROM users WHERE role = 'admin'`);
  const ofDay = db.prepare(
    `SELECT count(DISTINCT order_number) AS orders,
       total(CASE status WHEN 'returned' THEN -unit_price ELSE unit_price END * orderQuantity) AS revenue
     FROM order_lines WHERE placed_at >= ? AND placed_at < ? AND status <> 'cancelled'`,
  );
  const countOf = (row: Record<string, unknown> | undefined) => Number(row?.['n']);

  return {
    async getOverview(dayStarts, limit): Promise<StoreOverview> {
      const partsOf = ({ list }: typeof lists.lowStock) => list.all(limit).map(partOf);
      const days: StoreOverview['days'] = [];
      for (const [day, end] of dayStarts.slice(1).entries()) {
        await giveWay();
        const { orders, revenue } = v.parse(Day, ofDay.get(dayStarts[day] ?? end, end));
        days.push({ orders, revenue: fromSmallestUnit(revenue, digits) });
      }
      return {
        ...(await readInTurns(readSharedOverview({ dialect: sqliteDialect }, dayStarts, limit))),
        waiting: waiting.all(limit).map(orderOf),
        waitingCount: countOf(totalOf.get('orders placed')),
        outOfStock: partsOf(lists.outOfStock),
        outOfStockCount: countOf(lists.outOfStock.count.get()),
        lowStock: partsOf(lists.lowStock),
        lowStockCount: countOf(lists.lowStock.count.get()),
        days,
        partCount: countOf(totalOf.get('parts')),
        userCount: countOf(totalOf.get('users')),
        adminCount: countOf(admins.get()),
      };
    },
  };
}
