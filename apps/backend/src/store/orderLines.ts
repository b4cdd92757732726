import type { Store } from './Store.ts';
import type { LineRefusal, NewLine, PlacedLine } from './orderResults.ts';

/** How many numbers are left out after a restore: more than a shop gives between two backups. */
export const skippedNumbers = 10_000;

/** How many lines a page of orders has at most; an order is never cut. */
const maxLines = 1000;

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
export function refusalOf(part: OrderedPart | undefined, quantity: number): LineRefusal | undefined {
  if (!part) return { outcome: 'no such part' };
  if (quantity < part.minimum) return { outcome: 'below the minimum', minimum: part.minimum };
  if (quantity > part.available) return { outcome: 'not enough', available: part.available };
  return undefined;
}

/** Creates the function that places an order of one line as any other order. */
export const placeOneLine =
  (placeOrderLines: Store['placeOrderLines']): Store['placeOrder'] =>
  async ({ product_name, orderQuantity, ...customer }: NewLine, ...rest): Promise<PlacedLine> => {
    const order = { ...customer, note: undefined, lines: [{ product_name, orderQuantity }] };
    const placed = await placeOrderLines(order, ...rest);
    if (placed.outcome === 'placed') return { outcome: 'placed', _id: placed.ids[0] ?? '' };
    return placed.outcome === 'refused' ? (placed.lines[0]?.refusal ?? { outcome: 'no such part' }) : placed;
  };
