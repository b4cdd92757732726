import type { Condition } from './conditions.ts';
import type { OrdersQuery } from './queries.ts';

/** The conditions of the status, which one line at least must have, and of the time at which an order was placed. */
export function orderFilters({ status, from, to }: Pick<OrdersQuery, 'status' | 'from' | 'to'>): readonly Condition[] {
  const filters: Condition[] = [];
  if (status !== undefined) filters.push({ sql: `"${status}" > 0`, values: [] });
  if (from !== undefined) filters.push({ sql: 'placed_at >= ?', values: [from] });
  if (to !== undefined) filters.push({ sql: 'placed_at < ?', values: [to] });
  return filters;
}
