import { array, boolean, type InferOutput, number, object, optional, picklist, string } from 'valibot';
import { OrderStatus } from '../entities.js';
import { kindsOf, type NotificationKind } from './notifications.js';

const Line = object({
  name: string(),
  /** The pieces of an order line, or what is left in the stock. */
  pieces: number(),
});

/** What a notification contains. The screen of a locked phone shows only kind, number and status of it. */
export const NotificationContent = object({
  /** The number of the order. */
  number: optional(number()),
  /** The status that lines of an order have now. */
  status: optional(OrderStatus),
  /** Who placed the order. */
  name: optional(string()),
  /** The lines of the order, or the parts with too little stock. */
  lines: optional(array(Line)),
  /** How many lines there are, if `lines` are not all. */
  count: optional(number()),
  /** The number of the invoice. */
  invoice: optional(string()),
  /** What is wrong with the backups. */
  problem: optional(picklist(['failed', 'notCopied', 'late'])),
});
export type NotificationContent = InferOutput<typeof NotificationContent>;

/** A notification of one kind. */
export type Notification = NotificationContent & { kind: NotificationKind };

/** Who may be notified. */
export const Recipient = object({ isAdmin: boolean(), emailVerified: boolean(), blocked: boolean() });

/** Whether a person may be notified of a kind: an address that is not verified may belong to another person (D56). */
export const mayGet = (
  { isAdmin, emailVerified, blocked }: InferOutput<typeof Recipient>,
  kind: NotificationKind,
): boolean => emailVerified && !blocked && kindsOf({ isAdmin }).includes(kind);

/** How many notifications may wait for a person and a channel before they are sent as one. */
const digestAbove = 10;

/** Whether the notifications that wait for a person and a channel are sent as one. */
export const isDigest = (waiting: number): boolean => waiting > digestAbove;

const day = 86_400_000;
const firstPause = 5_000;
const longestPause = 3_600_000;

/** About as many as a day has. */
const maxAttempts = 30;

/** What could not be sent for so long is old news. */
const maxAge = 5 * day;

/** A notification that was made `at` a time and asked for so many times, in milliseconds since 1970. */
export interface FailedNotification {
  at: number;
  attempts: number;
  now: number;
  /** When the receiver wants to be asked again. */
  retryAt?: number | undefined;
}

/**
 * Returns when a notification is tried again: not before the receiver wants it, but within a day. Undefined once it has been tried for a
 * day; the time in which the receiver was away or wanted to wait does not count, except that nothing waits for more than five days.
 */
export const nextTry = ({ at, attempts, now, retryAt = now }: FailedNotification): number | undefined => {
  const pause = Math.min(firstPause * 2 ** Math.max(attempts - 1, 0), longestPause);
  const next = Math.max(now + pause, Math.min(retryAt, now + day));
  const age = next - at;
  return (age > day && attempts >= maxAttempts) || age > maxAge ? undefined : next;
};

/** Returns the notifications of one person with those of the same kind, order and status as one. */
export const mergeNotifications = <Item extends Notification>(items: readonly Item[]): Item[] => {
  const merged = new Map<string, Item>();
  for (const item of items) {
    const key = JSON.stringify([item.kind, item.number, item.status, item.invoice]);
    const earlier = merged.get(key);
    const lines = [...(earlier?.lines ?? []), ...(item.lines ?? [])];
    merged.set(key, { ...item, ...(lines.length > 0 && { lines }) });
  }
  return [...merged.values()];
};
