import { fromSmallestUnit } from '@dealerkit/domain/money/amounts';
import * as v from 'valibot';
import { giveWay } from '../../../../operation/readTurn.ts';
import type { Connection } from '../Connection.ts';
import type { ReadDays } from '../../../overview/createOverviewStore.ts';

const Day = v.object({ orders: v.number(), revenue: v.number() });

/** How the embedded database counts the orders of days, one day after the other. */
export function sqliteDays({ db, digits }: Pick<Connection, 'db' | 'digits'>): ReadDays {
  const ofDay = db.prepare(
    `SELECT count(DISTINCT order_number) AS orders,
       total(CASE status WHEN 'returned' THEN -unit_price ELSE unit_price END * orderQuantity) AS revenue
     FROM order_lines WHERE placed_at >= ? AND placed_at < ? AND status <> 'cancelled'`,
  );
  return async (dayStarts) => {
    const days: Awaited<ReturnType<ReadDays>> = [];
    for (const [day, end] of dayStarts.slice(1).entries()) {
      await giveWay();
      const { orders, revenue } = v.parse(Day, ofDay.get(dayStarts[day] ?? end, end));
      days.push({ orders, revenue: fromSmallestUnit(revenue, digits) });
    }
    return days;
  };
}
