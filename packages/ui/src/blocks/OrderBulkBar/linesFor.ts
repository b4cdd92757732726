import type { Order } from '@dealerkit/domain/entities';
import { nextStatus } from '@dealerkit/domain/orders/orderSteps';
import type { NextStatus } from '@dealerkit/domain/orders/orderSteps';
import type { OrderWithLines } from '@dealerkit/domain/orders/orders';

/** The steps in the order of the work. */
export const steps = ['confirmed', 'packed', 'handedOver'] as const satisfies readonly NextStatus[];

/** The lines of orders whose next step is this one. */
export const linesFor = (orders: readonly OrderWithLines[], to: NextStatus): Order[] =>
  orders.flatMap(({ lines }) => lines.filter((line) => nextStatus(line) === to));
