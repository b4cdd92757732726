import type { Condition } from './conditions.ts';
import type { PartsQuery } from './queries.ts';

/** The conditions of the stock and the price range; `number` selects the rows with a number as price. */
export function partFilters(
  { stock, min, max }: PartsQuery,
  price: { column: string; number: string },
): readonly Condition[] {
  const filters: Condition[] = [];
  if (stock === 'in') filters.push({ sql: 'available_quantity >= minimum_order_quantity', values: [] });
  if (min !== undefined) filters.push({ sql: `${price.column} >= ? AND ${price.number}`, values: [min] });
  if (max !== undefined) filters.push({ sql: `${price.column} <= ? AND ${price.number}`, values: [max] });
  return filters;
}
