import {
  isForCustomer,
  isWanted,
  type NotificationChannel,
  notificationKinds,
} from '@dealerkit/domain/notifications/notifications';
import {
  mayGet,
  mergeNotifications,
  type Notification,
  NotificationContent,
} from '@dealerkit/domain/notifications/delivery';
import * as v from 'valibot';
import { type SqlContext, query, send, type Statements } from '../sql/transactions.ts';
import { eventColumns, storedContent } from './events.ts';
import { choicesOf } from './choices.ts';
import { flag } from '../users/account.ts';

const EventRow = v.object({
  _id: v.string(),
  at: v.number(),
  kind: v.picklist(notificationKinds),
  order_number: v.nullable(v.number()),
  email: v.nullable(v.string()),
  actor: v.string(),
  content: v.string(),
});

const UserRow = v.object({
  _id: v.string(),
  email: v.string(),
  role: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  emailVerified: flag,
  blocked: flag,
  language: v.nullable(v.string()),
  disabled: v.nullable(v.string()),
  browsers: v.number(),
});
type UserRow = v.InferOutput<typeof UserRow>;

type DatedNotification = Notification & { at: number };

/** Every admin, and the customers of these events. */
function* readUsers({ dialect }: SqlContext, emails: readonly string[]): Statements<UserRow[]> {
  const rows = yield* query(
    `SELECT users._id, users.email, users.role, users.phone, users."emailVerified", users.blocked, language, disabled,
       (SELECT count(*) FROM push_subscriptions WHERE push_subscriptions.user_id = users._id) AS browsers
     FROM users LEFT JOIN notification_choices ON notification_choices.user_id = users._id
     WHERE role = 'admin' OR ${dialect.among('users.email')}`,
    JSON.stringify(emails),
  );
  return v.parse(v.array(UserRow), rows);
}

/** Whether a channel can reach a person at all. */
function reaches(channel: NotificationChannel, { phone, browsers }: UserRow): boolean {
  if (channel === 'push') return browsers > 0;
  return channel === 'email' || (phone ?? '') !== '';
}

/** What a person is notified of about these events. */
function notificationsFor(user: UserRow, events: readonly v.InferOutput<typeof EventRow>[]): DatedNotification[] {
  const recipient = { ...user, isAdmin: user.role === 'admin' };
  const own = events.filter(({ kind, email, actor }) => {
    const isConcerned = isForCustomer(kind) ? email === user.email : true;
    return isConcerned && actor !== user.email && mayGet(recipient, kind);
  });
  return mergeNotifications(
    own.map(({ at, kind, order_number, content }) => ({
      ...v.parse(NotificationContent, JSON.parse(content)),
      at,
      kind,
      ...(order_number !== null && { number: order_number }),
    })),
  );
}

/** Stores a notification for each person and channel of the oldest events, and deletes these; resolves to their number. */
export function* queueNotifications(
  context: SqlContext,
  channels: readonly NotificationChannel[],
  limit: number,
): Statements<number> {
  const rows = yield* query(
    `SELECT ${eventColumns} FROM notification_events ORDER BY _id LIMIT ? ${context.dialect.lockFree}`,
    limit,
  );
  const events = v.parse(v.array(EventRow), rows);
  if (events.length === 0) return 0;
  const users = yield* readUsers(context, [...new Set(events.flatMap(({ email }) => email ?? []))]);
  const now = Date.now();
  for (const user of users) {
    const choices = choicesOf(user);
    for (const { at, kind, ...content } of notificationsFor(user, events)) {
      const wanted = channels.filter((channel) => reaches(channel, user) && isWanted(choices, kind, channel));
      for (const channel of wanted) {
        yield* send(
          'INSERT INTO notifications (_id, user_id, channel, kind, at, content, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
          context.newId(),
          user._id,
          channel,
          kind,
          at,
          storedContent(content),
          now,
        );
      }
    }
  }
  const ids = JSON.stringify(events.map(({ _id }) => _id));
  yield* send(`DELETE FROM notification_events WHERE ${context.dialect.among('_id')}`, ids);
  return events.length;
}
