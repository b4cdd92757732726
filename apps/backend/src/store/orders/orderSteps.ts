import type { OrderStatus, OrderStep } from '@dealerkit/domain/entities';
import type { StatusChange } from './orderResults.ts';

/** How many times the quantity of an order a step adds to the stock. */
export function stockFactorOf({ from, to }: StatusChange): -1 | 0 | 1 {
  if (to === 'cancelled') return 1;
  return from === 'cancelled' ? -1 : 0;
}

/** A step of an order as it is stored. */
export function stepOf(status: OrderStatus, time: number, by: string, reason?: string): OrderStep {
  return { status, at: new Date(time).toISOString(), by, ...(reason?.trim() && { reason: reason.trim() }) };
}
