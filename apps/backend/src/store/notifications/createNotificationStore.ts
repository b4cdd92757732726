import {
  type NotificationChannel,
  notificationChannels,
  notificationKinds,
  type UndeliveredNotifications,
} from '@dealerkit/domain/notifications/notifications';
import * as v from 'valibot';
import { claimDay, readValue, setFirstValue } from '../sql/storedValues.ts';
import { first } from '../sql/first.ts';
import { type SqlContext, send, type Statements } from '../sql/transactions.ts';
import { readChoices, saveChoices, switchOff } from './choices.ts';
import { notify } from './events.ts';
import { endRows, failRows, readUndelivered, releaseRows, takeRows } from './leases.ts';
import type { NotificationStore, PushSubscription } from './NotificationStore.ts';
import { queueNotifications } from './queueNotifications.ts';

const UndeliveredRow = v.object({
  kind: v.picklist(notificationKinds),
  channel: v.picklist(notificationChannels),
  email: v.string(),
  at: v.number(),
  problem: v.nullable(v.string()),
});

function* undelivered(): Statements<UndeliveredNotifications> {
  const { count, rows } = yield* readUndelivered();
  const latest = v.parse(v.array(UndeliveredRow), rows);
  return {
    count,
    latest: latest.map(({ at, problem, ...row }) => ({
      ...row,
      at: new Date(at).toISOString(),
      problem: problem ?? '',
    })),
  };
}

function* hasDue(channel: NotificationChannel): Statements<boolean> {
  const event = yield* first('SELECT 1 FROM notification_events LIMIT 1');
  if (event) return true;
  const due = 'SELECT 1 FROM notifications WHERE channel = ? AND due_at <= ? AND failed_at IS NULL LIMIT 1';
  const row = yield* first(due, channel, Date.now());
  return row !== undefined;
}

/** How many browsers of one user get push messages. */
const maxSubscriptions = 10;

function* addSubscription(email: string, { endpoint, p256dh, auth }: PushSubscription): Statements<number> {
  const user = yield* first('SELECT _id FROM users WHERE email = ?', email);
  if (!user) return 0;
  const userId = String(user['_id']);
  yield* send(
    `INSERT INTO push_subscriptions (endpoint, user_id, p256dh, auth, added_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (endpoint) DO UPDATE
     SET user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth, added_at = excluded.added_at`,
    endpoint,
    userId,
    p256dh,
    auth,
    Date.now(),
  );
  yield* send(
    `DELETE FROM push_subscriptions WHERE user_id = ? AND endpoint NOT IN (
       SELECT kept.endpoint FROM push_subscriptions AS kept WHERE kept.user_id = ?
       ORDER BY kept.added_at DESC, kept.endpoint LIMIT ?)`,
    userId,
    userId,
    maxSubscriptions,
  );
  return 1;
}

/** The notifications of both databases. */
export function createNotificationStore(context: SqlContext): NotificationStore {
  const { read, transact } = context;
  return {
    hasDueNotifications: (channel) => read(hasDue(channel)),
    queueNotifications: (channels, limit) => transact(() => queueNotifications(context, channels, limit)),
    takeNotifications: (options) => transact(() => takeRows(context, options)),
    endNotifications: (ids, lease) => transact(() => endRows(context, ids, lease)),
    releaseNotifications: (ids, lease) => transact(() => releaseRows(context, ids, lease)),
    failNotifications: (ids, lease, failed) => transact(() => failRows(context, ids, lease, failed)),
    getUndelivered: () => read(undelivered()),

    notifyDaily: (name, day, event) =>
      transact(function* statements() {
        const isFirst = yield* claimDay(`notified of ${name}`, day);
        if (!isFirst) return;
        yield* notify(context, event);
      }),

    getNotificationChoices: async (email) => (await read(readChoices('email', email)))?.choices,

    setNotificationChoices: (email, choices) =>
      transact(function* statements() {
        const found = yield* readChoices('email', email);
        if (!found) return 0;
        yield* saveChoices(found.userId, choices);
        return 1;
      }),

    switchOff: (userId, off) => transact(() => switchOff(userId, off)),
    addPushSubscription: (email, subscription) => transact(() => addSubscription(email, subscription)),

    removePushSubscription: (endpoint) =>
      transact(function* statements() {
        yield* send('DELETE FROM push_subscriptions WHERE endpoint = ?', endpoint);
      }),

    createOnce: (name, create) =>
      transact(function* statements() {
        yield* setFirstValue(name, create());
        return String(yield* readValue(name));
      }),
  };
}
