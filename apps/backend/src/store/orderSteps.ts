import { type Order, type OrderStatus, orderStatuses, type OrderStep } from '@dealerkit/domain/entities';
import type { StatusChange } from './Store.ts';

/** The statuses of an order that can be deleted: before it is packed, and after it was cancelled. */
export const deletableStatuses: readonly OrderStatus[] = ['placed', 'confirmed', 'cancelled'];

/** The status to which a step back leads (D53): that before a cancellation, else the one before it in the order of the statuses. */
function statusBefore({ status, history = [] }: Order): OrderStatus | undefined {
  if (status === undefined) return undefined;
  return status === 'cancelled' ? history.at(-2)?.status : orderStatuses[orderStatuses.indexOf(status) - 1];
}

/** Whether an order may take this step: one forward, or cancelled before it is handed over (D31), or one back (D53). */
export function isAllowedStep(order: Order, { from, to }: StatusChange): boolean {
  if (order.status !== from) return false;
  if (to === statusBefore(order)) return true;
  if (from === 'handedOver' || from === 'cancelled') return false;
  return to === 'cancelled' || orderStatuses.indexOf(to) === orderStatuses.indexOf(from) + 1;
}

/** How many times the quantity of an order a step adds to the stock. */
export function stockFactorOf({ from, to }: StatusChange): -1 | 0 | 1 {
  if (to === 'cancelled') return 1;
  return from === 'cancelled' ? -1 : 0;
}

/** A step of an order as it is stored. */
export function stepOf(status: OrderStatus, time: number, by: string, reason?: string): OrderStep {
  return { status, at: new Date(time).toISOString(), by, ...(reason?.trim() && { reason: reason.trim() }) };
}
