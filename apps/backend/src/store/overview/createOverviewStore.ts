import type { Part } from '@dealerkit/domain/entities';
import * as v from 'valibot';
import { lineColumns, linesOfOrders, orderOf } from '../orders/lineRows.ts';
import { partColumns, partOf } from '../parts/partRows.ts';
import { first } from '../sql/first.ts';
import { query, type SqlContext } from '../sql/transactions.ts';
import { readSharedOverview } from './sharedOverview.ts';
import { lowStock, outOfStock, stock } from './stockLevels.ts';
import type { OverviewStore, StoreOverview } from './StoreOverview.ts';

const Counts = v.object({
  waitingCount: v.number(),
  outOfStockCount: v.number(),
  lowStockCount: v.number(),
  partCount: v.number(),
  userCount: v.number(),
  adminCount: v.number(),
});

const selectCounts = ({ total, orderTotals }: SqlContext['dialect']) => `
  SELECT (SELECT total FROM ${orderTotals} AS totals WHERE status = 'placed') AS "waitingCount",
    (SELECT count(*) FROM parts WHERE ${outOfStock}) AS "outOfStockCount",
    (SELECT count(*) FROM parts WHERE ${lowStock}) AS "lowStockCount",
    ${total('parts')} AS "partCount", ${total('users')} AS "userCount",
    (SELECT count(*) FROM users WHERE role = 'admin') AS "adminCount"`;

const selectWaiting = `
  SELECT ${lineColumns} FROM ${linesOfOrders}
  WHERE number IN (SELECT number FROM orders WHERE placed > 0 ORDER BY placed_at, number LIMIT ?) AND status = 'placed'
  ORDER BY orders.placed_at, number, _id`;

/** Reads the orders and the revenue of the days that start at these times. */
export type ReadDays = (dayStarts: readonly number[]) => Promise<StoreOverview['days']>;

/** The overview of both databases, whose days each of them counts in its own way. */
export function createOverviewStore(context: SqlContext, readDays: ReadDays): OverviewStore {
  const { dialect, read, readInTurns } = context;

  async function parts(condition: string, limit: number): Promise<Part[]> {
    const sql = `SELECT ${partColumns} FROM parts WHERE ${condition} ORDER BY ${stock}, _id LIMIT ?`;
    return (await read(query(sql, limit))).map(partOf);
  }

  return {
    async getOverview(dayStarts, limit) {
      const [days, shared, counts, waiting, missing, low] = await Promise.all([
        readDays(dayStarts),
        readInTurns(readSharedOverview(context, dayStarts, limit)),
        read(first(selectCounts(dialect))),
        read(query(selectWaiting, limit)),
        parts(outOfStock, limit),
        parts(lowStock, limit),
      ]);
      const lists = { waiting: waiting.map(orderOf), outOfStock: missing, lowStock: low, days };
      return { ...shared, ...v.parse(Counts, counts), ...lists };
    },
  };
}
