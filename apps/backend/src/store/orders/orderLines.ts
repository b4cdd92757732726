import type { OrderStore } from './OrderStore.ts';
import type { LineProblem, NewLine, PlacedLine, PlacedOrder } from './orderResults.ts';

/** How many numbers are left out after a restore: more than a shop gives between two backups. */
export const skippedNumbers = 10_000;

/** How many lines an order can have, and a page of orders has at most; an order is never cut. */
export const maxLines = 1000;

/** The first orders of a page, which have at most `maxLines` together, but always one. */
export function ordersOfPage<Row extends { lines: number }>(orders: readonly Row[]): { orders: Row[]; isCut: boolean } {
  let lines = 0;
  const end = orders.findIndex((order, index) => (lines += order.lines) > maxLines && index > 0);
  return end === -1 ? { orders: [...orders], isCut: false } : { orders: orders.slice(0, end), isCut: true };
}

/** What of a part decides whether a line can be placed. */
interface OrderedPart {
  minimum: number;
  available: number;
}

/** Why a line cannot be placed; undefined if it can. */
export function refusalOf(part: OrderedPart | undefined, quantity: number): LineProblem | undefined {
  if (!part) return { outcome: 'no such part' };
  if (quantity < part.minimum) return { outcome: 'below the minimum', minimum: part.minimum };
  if (quantity > part.available) return { outcome: 'not enough', available: part.available };
  return undefined;
}

/**
 * The number before which a list of orders goes on after the line with an `_id`, which has three placeholders: that of its order. If it was deleted, that of the next
 * order, of which no line is older; pieces that were split off an older order meanwhile say nothing.
 */
export const numberBefore = `coalesce(
  (SELECT order_number FROM order_lines WHERE _id = ?),
  (SELECT order_number FROM order_lines AS next WHERE _id > ? AND NOT EXISTS (
    SELECT 1 FROM order_lines AS older WHERE older.order_number = next.order_number AND older._id < ?
  ) ORDER BY _id LIMIT 1),
  ${Number.MAX_SAFE_INTEGER})`;

/** The result of a repeated call: the lines that are left of its order, with their ids separated by spaces. */
export const repeatedOrder = ({ number, ids }: { number: number; ids: string | null }): PlacedOrder =>
  ids === null ? { outcome: 'deleted' } : { outcome: 'placed', number, ids: ids.split(' ') };

/** Creates the function that places an order of one line as any other order. */
export const placeOneLine =
  (placeOrderLines: OrderStore['placeOrderLines']): OrderStore['placeOrder'] =>
  async ({ product_name, orderQuantity, ...customer }: NewLine, ...rest): Promise<PlacedLine> => {
    const order = { ...customer, note: undefined, lines: [{ product_name, orderQuantity }] };
    const placed = await placeOrderLines(order, ...rest);
    if (placed.outcome === 'placed') return { outcome: 'placed', _id: placed.ids[0] ?? '' };
    return placed.outcome === 'refused' ? (placed.lines[0]?.refusal ?? { outcome: 'no such part' }) : placed;
  };
