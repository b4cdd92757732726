import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import * as v from 'valibot';
import type { Database } from '../Database.ts';
import type { ReadDays } from '../../../overview/createOverviewStore.ts';

const Days = v.array(v.object({ day: v.number(), orders: v.number(), revenue: v.number() }));

/** The days with orders, counted from 1, of an array of their starts and the end of the last one. */
const ofDays = `
  SELECT width_bucket(placed_at, $1::bigint[]) AS day, count(DISTINCT order_number)::int AS orders,
    coalesce(sum(CASE status WHEN 'returned' THEN -unit_price ELSE unit_price END * "orderQuantity"), 0)::float8 AS revenue
  FROM order_lines WHERE placed_at >= $2::bigint AND placed_at < $3::bigint AND status <> 'cancelled'
  GROUP BY day`;

/** How PostgreSQL counts the orders of days. */
export const postgresDays =
  ({ run, digits }: Pick<Database, 'run' | 'digits'>): ReadDays =>
  async (dayStarts) => {
    const values = [`{${dayStarts.join()}}`, dayStarts[0] ?? 0, dayStarts.at(-1) ?? 0];
    const rows = v.parse(Days, await run({ sql: ofDays, values }));
    const totals = new Map(
      rows.map(({ day, orders, revenue }) => [day, { orders, revenue: fromSmallestUnit(revenue, digits) }]),
    );
    return dayStarts.slice(1).map((_, index) => totals.get(index + 1) ?? { orders: 0, revenue: 0 });
  };
