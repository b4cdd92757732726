import type { ChangedLine, LockedLine } from './lockedOrder.ts';
import type { SqlContext, Statements } from '../sql/transactions.ts';
import { notify } from '../notifications/events.ts';

const linesOf = ({ product_name, orderQuantity }: LockedLine) => [{ name: product_name, pieces: orderQuantity }];

/** Notifies the customer of the new status of a line. */
export const notifyOfStep = (context: SqlContext, { order, line, actor }: ChangedLine): Statements<void> => {
  const { number, userEmail: email } = order;
  return notify(context, { kind: 'orderStep', number, status: line.status, lines: linesOf(line), email, actor });
};

/** Notifies the admins of a line that is cancelled or deleted. */
export const notifyOfCancelledLine = (context: SqlContext, { order, line, actor }: ChangedLine): Statements<void> =>
  notify(context, { kind: 'cancelledLine', number: order.number, lines: linesOf(line), actor });
