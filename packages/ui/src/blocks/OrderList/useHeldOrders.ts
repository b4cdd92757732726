import { useState } from 'react';
import type { OrderStatus } from '@dealerkit/domain/entities';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';

interface HeldOrders {
  /** The orders to show, in their rows. */
  orders: readonly OrderWithLines[];
  /** How many orders are new, and wait to be shown. */
  newCount: number;
  /** Shows the new orders. */
  showNew: () => void;
  /** Shows the new status of lines, whose orders may have left the list. */
  setChanged: (lineIds: ReadonlySet<string>, status: OrderStatus) => void;
  /** Lets the orders go that have left the list. */
  release: () => void;
}

interface ListState {
  /** What the orders are the result of; another one replaces all rows. */
  query?: unknown;
  /** Whether the orders are still those of the query before. @default false */
  isPrevious?: boolean | undefined;
}

interface Held {
  query: unknown;
  orders: readonly OrderWithLines[];
}

const noOrders: readonly OrderWithLines[] = [];

const withStatus = (
  { lines: [first, ...others], ...order }: OrderWithLines,
  lineIds: ReadonlySet<string>,
  status: OrderStatus,
): OrderWithLines => {
  const change = (line: typeof first) => (lineIds.has(line._id) ? { ...line, status } : line);
  return { ...order, lines: [change(first), ...others.map(change)] };
};

/**
 * Keeps each order in its row until the user leaves the list or asks for the new ones: an order that takes the place of another one
 * under the pointer would get its next click. `orders` is undefined while the first ones load.
 */
export const useHeldOrders = (
  orders: readonly OrderWithLines[] | undefined,
  { query, isPrevious = false }: ListState = {},
): HeldOrders => {
  const [held, setHeld] = useState<Held>();
  const current = orders ?? noOrders;
  const rows = held?.query === query && !isPrevious ? held?.orders : undefined;

  const byKey = new Map(current.map((order) => [order.key, order]));
  const heldKeys = new Set((rows ?? current).map(({ key }) => key));
  // What follows the last row was loaded as a further page; what stands before it is new.
  const lastRow = current.findLastIndex(({ key }) => heldKeys.has(key));
  const further = current.filter(({ key }, index) => index > lastRow && !heldKeys.has(key));
  const shown = rows ? [...rows.map((order) => byKey.get(order.key) ?? order), ...further] : current;

  if (orders !== undefined && !isPrevious && (!rows || further.length > 0)) setHeld({ query, orders: shown });

  return {
    orders: shown,
    newCount: current.filter(({ key }) => !heldKeys.has(key)).length - further.length,
    showNew: () => setHeld({ query, orders: current }),
    setChanged: (lineIds, status) =>
      setHeld(
        (before) => before && { ...before, orders: before.orders.map((order) => withStatus(order, lineIds, status)) },
      ),
    release: () => {
      if (shown.some(({ key }) => !byKey.has(key)))
        setHeld({ query, orders: shown.filter(({ key }) => byKey.has(key)) });
    },
  };
};
