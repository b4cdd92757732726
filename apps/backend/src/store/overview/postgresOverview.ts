import type { OverviewStore } from './StoreOverview.ts';
import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import type { Order, Part } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { readSharedOverview } from './sharedOverview.ts';
import { lowStock, outOfStock, stock } from './stockLevels.ts';
import type { Database } from '../engines/postgres/Database.ts';
import { totalOf } from '../engines/postgres/totals.ts';
import { lineColumns, linesOfOrders, orderOf } from '../orders/lineRows.ts';
import { partColumns, partOf } from '../parts/partRows.ts';
import { postgresDialect, runStatements } from '../engines/postgres/transact.ts';

const Counts = v.object({
  waitingCount: v.number(),
  outOfStockCount: v.number(),
  lowStockCount: v.number(),
  partCount: v.number(),
  userCount: v.number(),
  adminCount: v.number(),
});

const Days = v.array(v.object({ day: v.number(), orders: v.number(), revenue: v.number() }));

const counts = `
  SELECT (SELECT coalesce(sum(rows), 0)::int FROM order_totals WHERE status = 'placed') AS "waitingCount",
    (SELECT count(*)::int FROM parts WHERE ${outOfStock}) AS "outOfStockCount",
    (SELECT count(*)::int FROM parts WHERE ${lowStock}) AS "lowStockCount",
    ${totalOf('parts')} AS "partCount",
    ${totalOf('users')} AS "userCount",
    (SELECT count(*)::int FROM users WHERE role = 'admin') AS "adminCount"`;

/** The days with orders, counted from 1, of an array of their starts and the end of the last one. */
const ofDays = `
  SELECT width_bucket(placed_at, $1::bigint[]) AS day, count(DISTINCT order_number)::int AS orders,
    coalesce(sum(CASE status WHEN 'returned' THEN -unit_price ELSE unit_price END * "orderQuantity"), 0)::float8 AS revenue
  FROM order_lines WHERE placed_at >= $2::bigint AND placed_at < $3::bigint AND status <> 'cancelled'
  GROUP BY day`;

/** The overview of the PostgreSQL store. */
export function postgresOverview({ run, digits }: Pick<Database, 'run' | 'digits'>): OverviewStore {
  async function parts(condition: string, limit: number): Promise<Part[]> {
    const sql = `SELECT ${partColumns} FROM parts WHERE ${condition} ORDER BY ${stock}, _id LIMIT $1::int`;
    return (await run({ sql, values: [limit] })).map(partOf);
  }

  async function waiting(limit: number): Promise<Order[]> {
    const sql = `SELECT ${lineColumns} FROM ${linesOfOrders}
      WHERE number IN (SELECT number FROM orders WHERE placed > 0 ORDER BY placed_at, number LIMIT $1::int) AND status = 'placed'
      ORDER BY orders.placed_at, number, _id`;
    return (await run({ sql, values: [limit] })).map(orderOf);
  }

  async function days(dayStarts: readonly number[]): Promise<{ orders: number; revenue: number }[]> {
    const values = [`{${dayStarts.join()}}`, dayStarts[0] ?? 0, dayStarts.at(-1) ?? 0];
    const rows = v.parse(Days, await run({ sql: ofDays, values }));
    const totals = new Map(
      rows.map(({ day, orders, revenue }) => [day, { orders, revenue: fromSmallestUnit(revenue, digits) }]),
    );
    return dayStarts.slice(1).map((_, index) => totals.get(index + 1) ?? { orders: 0, revenue: 0 });
  }

  return {
    async getOverview(dayStarts, limit) {
      const [[counted], ...lists] = await Promise.all([
        run({ sql: counts }),
        waiting(limit),
        parts(outOfStock, limit),
        parts(lowStock, limit),
        days(dayStarts),
        runStatements(run, readSharedOverview({ dialect: postgresDialect }, dayStarts, limit)),
      ]);
      const [waitingOrders, missing, low, dayTotals, shared] = lists;
      return {
        ...shared,
        ...v.parse(Counts, counted),
        waiting: waitingOrders,
        outOfStock: missing,
        lowStock: low,
        days: dayTotals,
      };
    },
  };
}
