import { NotificationContent } from '@dealerkit/domain/notifications/delivery';
import * as v from 'valibot';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';

const WaitingRow = v.object({ _id: v.string(), content: v.string() });

/** Deletes the notifications and preferences of a person, and what is not sent yet to others about the orders of the person. */
export function* eraseNotifications(
  { dialect: { among } }: SqlContext,
  { userIds, emails, orders }: { userIds: readonly string[]; emails: readonly string[]; orders: readonly number[] },
): Statements<void> {
  const addresses = JSON.stringify(emails);
  yield* send(
    `DELETE FROM notification_events
     WHERE ${among('email')} OR ${among('actor')} OR ${among('order_number', 'BIGINT')}`,
    addresses,
    addresses,
    JSON.stringify(orders),
  );
  for (const table of ['notifications', 'notification_choices', 'push_subscriptions']) {
    yield* send(`DELETE FROM ${table} WHERE ${among('user_id')}`, JSON.stringify(userIds));
  }
  const rows = v.parse(v.array(WaitingRow), yield* query('SELECT _id, content FROM notifications'));
  const own = rows.filter(({ content }) => {
    const { number } = v.parse(NotificationContent, JSON.parse(content));
    return number !== undefined && orders.includes(number);
  });
  const ids = JSON.stringify(own.map(({ _id }) => _id));
  if (own.length > 0) yield* send(`DELETE FROM notifications WHERE ${among('_id')}`, ids);
}
