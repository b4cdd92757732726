import type { Order, OrderStatus, Part } from '../entities.js';
import { isOpen } from './orderSteps.js';
import { nameKey } from '../parts/partRules.js';

/** Whether the quantity of a line can be corrected: before it is packed. */
export const canCorrectQuantity = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'placed' || status === 'confirmed';

/** Returns the pieces that can be split off a line: all but one of an open one. */
export const splittablePieces = (line: Pick<Order, 'status' | 'orderQuantity'>): number =>
  isOpen(line) ? Math.max((line.orderQuantity ?? 0) - 1, 0) : 0;

/** Returns the pieces of a handed over line that were not returned yet, from the lines of its order. */
export const returnablePieces = (
  { _id, status, orderQuantity = 0 }: Pick<Order, '_id' | 'status' | 'orderQuantity'>,
  lines: readonly Pick<Order, 'of' | 'status' | 'orderQuantity'>[],
): number =>
  status === 'handedOver'
    ? lines.reduce((left, line) => left - (line.of === _id ? (line.orderQuantity ?? 0) : 0), orderQuantity)
    : 0;

/** The statuses in which a customer can delete an order: before it is packed, and after it was cancelled. */
export const deletableStatuses: readonly OrderStatus[] = ['placed', 'confirmed', 'cancelled'];

/** Whether the customer can delete the order; always on a host without statuses. */
export const canDelete = ({ status }: Pick<Order, 'status'>): boolean =>
  status === undefined || deletableStatuses.includes(status);

/** Whether a line is a return: a line of its own, beside the pieces that were ordered. */
export const isReturn = ({ status }: Pick<Order, 'status'>): boolean => status === 'returned';

/** Returns a function that finds the part of an order by its id, or by its name on a host whose orders have no other reference to it. */
export const partFinder = (
  parts: readonly Part[],
): ((order: Pick<Order, 'product_name' | 'partId'>) => Part | undefined) => {
  const byName = new Map(parts.map((part) => [nameKey(part.product_name ?? ''), part]));
  const byId = new Map(parts.map((part) => [part._id, part]));
  return ({ partId = '', product_name = '' }) =>
    byId.get(partId) ?? (product_name.trim() ? byName.get(nameKey(product_name)) : undefined);
};

/** Returns the id of the part of an order while it is on sale; `part` is what `partFinder` finds in a list that may not have it. */
export const partIdOf = ({ partId }: Pick<Order, 'partId'>, part: Part | undefined): string | undefined =>
  partId ?? part?._id;
