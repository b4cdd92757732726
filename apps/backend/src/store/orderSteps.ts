import { type OrderStatus, orderStatuses, type OrderStep } from '@dealerkit/domain/entities';
import type { StatusChange } from './Store.ts';

/** The statuses of an order that can be deleted: before it is packed, and after it was cancelled. */
export const deletableStatuses: readonly OrderStatus[] = ['placed', 'confirmed', 'cancelled'];

/** Whether an order may take this step (D31): one step forward, or cancelled before it is handed over. */
export function isAllowedStep({ from, to }: StatusChange): boolean {
  if (from === 'handedOver' || from === 'cancelled') return false;
  return to === 'cancelled' || orderStatuses.indexOf(to) === orderStatuses.indexOf(from) + 1;
}

/** A step of an order as it is stored. */
export function stepOf(status: OrderStatus, time: number, by: string, reason?: string): OrderStep {
  return { status, at: new Date(time).toISOString(), by, ...(reason?.trim() && { reason: reason.trim() }) };
}
