import type { Order, OrderStatus } from '../entities.js';

/** The statuses of an order that is not cancelled, in their order. */
export const orderSteps = ['placed', 'confirmed', 'packed', 'handedOver'] as const satisfies readonly OrderStatus[];

/** A status that an admin sets; `cancelled` is set with a reason instead. */
export type NextStatus = Exclude<(typeof orderSteps)[number], 'placed'>;

const nextStatuses: Partial<Record<OrderStatus, NextStatus>> = {
  placed: 'confirmed',
  confirmed: 'packed',
  packed: 'handedOver',
};

/** Returns the status that follows, or undefined after the last one and on a host without statuses. */
export const nextStatus = ({ status }: Pick<Order, 'status'>): NextStatus | undefined => status && nextStatuses[status];

/** Returns the status to which a step back leads: that before a cancellation, else the one before; undefined if there is none. */
export const previousStatus = ({ status, history }: Pick<Order, 'status' | 'history'>): OrderStatus | undefined =>
  status === 'cancelled' ? history?.at(-2)?.status : orderSteps[orderSteps.findIndex((step) => step === status) - 1];

/** Whether a line is open: neither handed over nor cancelled, so that it can be cancelled and split, and its price agreed. */
export const isOpen = (line: Pick<Order, 'status'>): boolean => nextStatus(line) !== undefined;

/** Whether an order may take a step: one forward, or cancelled before it is handed over (D31), or one back (D53). */
export const isAllowedStep = (
  order: Pick<Order, 'status' | 'history'>,
  { from, to }: { from: OrderStatus; to: OrderStatus },
): boolean =>
  order.status === from &&
  (to === nextStatus(order) || to === previousStatus(order) || (to === 'cancelled' && isOpen(order)));

/** Whether some order may take a step from one status to another: one forward, one back, or cancelled and back. */
export const isStep = ({ from, to }: { from: OrderStatus; to: OrderStatus }): boolean =>
  from === 'cancelled' ? isOpen({ status: to }) : isAllowedStep({ status: from }, { from, to });
