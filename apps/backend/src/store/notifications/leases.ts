import { notificationKinds } from '@dealerkit/domain/notifications/notifications';
import { type Notification, NotificationContent } from '@dealerkit/domain/notifications/delivery';
import * as v from 'valibot';
import { flag } from '../users/account.ts';
import { type SqlContext, query, type ResultRow, send, type Statements } from '../sql/transactions.ts';
import { choicesOf } from './choices.ts';
import type { FailedTry, PushSubscription, TakenNotifications, TakeOptions } from './NotificationStore.ts';

const Row = v.object({
  _id: v.string(),
  user_id: v.string(),
  kind: v.picklist(notificationKinds),
  at: v.number(),
  content: v.string(),
  attempts: v.number(),
});

const UserRow = v.object({
  _id: v.string(),
  email: v.string(),
  username: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  blocked: flag,
  language: v.nullable(v.string()),
  disabled: v.nullable(v.string()),
});

const SubscriptionRow = v.object({ user_id: v.string(), endpoint: v.string(), p256dh: v.string(), auth: v.string() });

const notificationOf = ({ kind, content }: v.InferOutput<typeof Row>): Notification => ({
  ...v.parse(NotificationContent, JSON.parse(content)),
  kind,
});

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function* readUsers({ dialect }: SqlContext, ids: string): Statements<Map<string, v.InferOutput<typeof UserRow>>> {
  const rows = yield* query(
    `SELECT users._id, email, username, phone, blocked, language, disabled
     FROM users LEFT JOIN notification_choices ON user_id = users._id WHERE ${dialect.among('users._id')}`,
    ids,
  );
  return new Map(v.parse(v.array(UserRow), rows).map((user) => [user._id, user]));
}

function* readSubscriptions({ dialect }: SqlContext, ids: string): Statements<Map<string, PushSubscription[]>> {
  const rows = yield* query(
    `SELECT user_id, endpoint, p256dh, auth FROM push_subscriptions WHERE ${dialect.among('user_id')}`,
    ids,
  );
  const groups = groupBy(v.parse(v.array(SubscriptionRow), rows), ({ user_id }) => user_id);
  return new Map(
    Array.from(groups, ([id, each]) => [id, each.map(({ user_id: _id, ...subscription }) => subscription)]),
  );
}

/** Deletes those of these rows that the lease still holds. */
export function* endRows({ dialect }: SqlContext, ids: readonly string[], lease: string): Statements<void> {
  yield* send(`DELETE FROM notifications WHERE ${dialect.among('_id')} AND lease = ?`, JSON.stringify(ids), lease);
}

/** Takes what is due on a channel, by person, under a lease: until that ends, no other sender takes the same rows. Those of a blocked or deleted user are deleted. */
export function* takeRows(
  context: SqlContext,
  { channel, limit, lease, until }: TakeOptions,
): Statements<TakenNotifications[]> {
  const { dialect } = context;
  const found = yield* query(
    `SELECT _id, user_id, kind, at, content, attempts FROM notifications
     WHERE channel = ? AND due_at <= ? AND failed_at IS NULL ORDER BY due_at, _id LIMIT ? ${dialect.lockFree}`,
    channel,
    Date.now(),
    limit,
  );
  const rows = v.parse(v.array(Row), found);
  if (rows.length === 0) return [];
  const idsOf = (taken: typeof rows) => taken.map(({ _id }) => _id);
  yield* send(
    `UPDATE notifications SET lease = ?, due_at = ? WHERE ${dialect.among('_id')}`,
    lease,
    until,
    JSON.stringify(idsOf(rows)),
  );
  const userIds = JSON.stringify([...new Set(rows.map(({ user_id }) => user_id))]);
  const users = yield* readUsers(context, userIds);
  const subscriptions = yield* readSubscriptions(context, userIds);
  const taken: TakenNotifications[] = [];
  const undeliverable: string[] = [];
  for (const group of groupBy(rows, ({ user_id }) => user_id).values()) {
    const [oldest] = group;
    const user = oldest && users.get(oldest.user_id);
    if (!oldest || !user || user.blocked) {
      undeliverable.push(...idsOf(group));
      continue;
    }
    const { _id, email, username, phone } = user;
    const { language } = choicesOf(user);
    taken.push({
      ids: idsOf(group),
      user: { _id, email, name: username ?? undefined, phone: phone ?? undefined, language },
      tries: group.map(({ at, attempts }) => ({ at, attempts })),
      notifications: group.map(notificationOf),
      subscriptions: channel === 'push' ? (subscriptions.get(_id) ?? []) : [],
    });
  }
  if (undeliverable.length > 0) yield* endRows(context, undeliverable, lease);
  return taken;
}

/** Gives rows back that were not tried. */
export function* releaseRows({ dialect }: SqlContext, ids: readonly string[], lease: string): Statements<void> {
  yield* send(
    `UPDATE notifications SET lease = NULL, due_at = ? WHERE ${dialect.among('_id')} AND lease = ?`,
    Date.now(),
    JSON.stringify(ids),
    lease,
  );
}

/** Stores why rows were not delivered, and when they are tried again. */
export function* failRows(
  { dialect }: SqlContext,
  ids: readonly string[],
  lease: string,
  { problem, dueAt, wasAsked }: FailedTry,
): Statements<void> {
  const now = Date.now();
  yield* send(
    `UPDATE notifications SET lease = NULL, attempts = attempts + ?, problem = ?, due_at = ?, failed_at = ?
     WHERE ${dialect.among('_id')} AND lease = ?`,
    wasAsked ? 1 : 0,
    problem,
    dueAt ?? now,
    dueAt === undefined ? now : null,
    JSON.stringify(ids),
    lease,
  );
}

/** How long admins see what was given up, in milliseconds. */
const shownFor = 30 * 86_400_000;

/** Reads what was given up, the latest first. */
export function* readUndelivered(): Statements<{ count: number; rows: ResultRow[] }> {
  const since = Date.now() - shownFor;
  const [counted] = yield* query('SELECT count(*) AS rows FROM notifications WHERE failed_at >= ?', since);
  const rows = yield* query(
    `SELECT notifications.kind, channel, email, at, problem FROM notifications JOIN users ON users._id = user_id
     WHERE failed_at >= ? ORDER BY failed_at DESC, notifications._id DESC LIMIT 10`,
    since,
  );
  return { count: Number(counted?.['rows']), rows };
}
