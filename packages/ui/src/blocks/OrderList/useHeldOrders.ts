import { useState } from 'react';
import type { Order } from '@dealerkit/domain/entities';
import type { SetStatus } from '../useSetStatus.js';

interface HeldOrders {
  /** The orders to show, in their rows. */
  orders: readonly Order[];
  /** Holds the rows from the first change on. */
  onSetStatus: SetStatus | undefined;
  /** Lets the rows go. */
  onLeave: () => void;
}

/**
 * Keeps each order in its row after a change of status, until the user leaves the list or it has another `query`: an order that
 * takes the place of another one under the pointer would get its next click.
 */
export const useHeldOrders = (
  orders: readonly Order[],
  onSetStatus: SetStatus | undefined,
  query?: unknown,
): HeldOrders => {
  const [held, setHeld] = useState<{ query: unknown; orders: readonly Order[] }>();
  const rows = held?.query === query ? held?.orders : undefined;

  const setStatus: SetStatus = async (order, to, ...reason) => {
    setHeld({ query, orders: shown });
    const error = await onSetStatus?.(order, to, ...reason);
    // The list may be without the order by now.
    const change = (each: Order) => (each._id === order._id ? { ...each, status: to } : each);
    if (!error) setHeld((before) => before && { ...before, orders: before.orders.map(change) });
    return error;
  };

  const current = new Map(orders.map((order) => [order._id, order]));
  const isHeld = new Set(rows?.map(({ _id }) => _id));
  const shown = rows
    ? [...rows.map((order) => current.get(order._id) ?? order), ...orders.filter(({ _id }) => !isHeld.has(_id))]
    : orders;
  return { orders: shown, onSetStatus: onSetStatus && setStatus, onLeave: () => setHeld(undefined) };
};
