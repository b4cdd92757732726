import type { Order } from '../entities.js';
import { orderKey } from './orders.js';
import { isOpen } from './orderSteps.js';
import { nameKey } from '../parts/partRules.js';

/** A part to take from the store, for several orders at once. */
export interface PickedPart {
  product_name: string;
  /** Where it is stored. */
  shelf?: string | undefined;
  /** The pieces of all orders. */
  quantity: number;
  /** The orders that need it, each by what names it in a URL, with its pieces. */
  orders: readonly { key: string; quantity: number }[];
}

const isToPick = (line: Order): boolean => isOpen(line) && line.status !== 'packed';

const byShelf = new Intl.Collator('en', { numeric: true });

/** Parts without a shelf are the last ones. */
const compareShelves = ({ shelf: one }: PickedPart, { shelf: other }: PickedPart): number =>
  one === undefined || other === undefined
    ? Number(one === undefined) - Number(other === undefined)
    : byShelf.compare(one, other);

/** Returns the parts of open lines that are not packed yet, each once, by shelf and name; `shelves` are those of parts by their ids. */
export const pickingList = (
  lines: readonly Order[],
  shelves: ReadonlyMap<string, string> = new Map<string, string>(),
): PickedPart[] => {
  const parts = new Map<string, Pick<PickedPart, 'product_name' | 'shelf'> & { orders: Map<string, number> }>();
  for (const line of lines.filter(isToPick)) {
    const { product_name = '', orderQuantity = 0 } = line;
    const part = parts.get(nameKey(product_name)) ?? {
      product_name,
      shelf: shelves.get(line.partId ?? ''),
      orders: new Map<string, number>(),
    };
    parts.set(nameKey(product_name), part);
    const key = orderKey(line);
    part.orders.set(key, (part.orders.get(key) ?? 0) + orderQuantity);
  }
  return [...parts.values()]
    .map(({ product_name, shelf, orders }) => ({
      product_name,
      shelf,
      quantity: [...orders.values()].reduce((sum, quantity) => sum + quantity, 0),
      orders: Array.from(orders, ([key, quantity]) => ({ key, quantity })),
    }))
    .toSorted((a, b) => compareShelves(a, b) || a.product_name.localeCompare(b.product_name));
};
