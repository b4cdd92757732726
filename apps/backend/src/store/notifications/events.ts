import type { Notification, NotificationContent } from '@dealerkit/domain/notifications/delivery';
import type { NewOrder } from '../orders/orderResults.ts';
import { type SqlContext, send, type Statements } from '../sql/transactions.ts';

/** What has happened, and whom it concerns. */
export interface NotificationEvent extends Notification {
  /** The account of the customer; without it the admins are notified. */
  email?: string;
  /** Who made the change, and is not notified of it. */
  actor: string;
}

/** The values of a stored event, in the order of its columns. */
export const eventColumns = '_id, at, kind, order_number, email, actor, content';

const insertEvent = `INSERT INTO notification_events (${eventColumns}) VALUES (?, ?, ?, ?, ?, ?, ?)`;

/** The content of an event as it is stored. */
export const storedContent = (content: Omit<Notification, 'kind' | 'number'>): string => JSON.stringify(content);

/** Stores an event in the transaction of its change. A customer without an account is not notified. */
export function* notify({ newId }: Pick<SqlContext, 'newId'>, event: NotificationEvent): Statements<void> {
  const { kind, number = null, email = null, actor, ...content } = event;
  if (email === '') return;
  yield* send(insertEvent, newId(), Date.now(), kind, number, email, actor, storedContent(content));
}

/** How many lines of an order a notification names. */
const namedLines = 20;

/** What admins are notified of about a new order. */
export const newOrderOf = ({ userName: name, lines }: NewOrder): NotificationContent => ({
  name,
  lines: lines
    .slice(0, namedLines)
    .map(({ product_name, orderQuantity }) => ({ name: product_name, pieces: orderQuantity })),
  count: lines.length,
});
