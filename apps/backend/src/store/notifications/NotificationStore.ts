import type {
  NotificationChannel,
  NotificationChoices,
  UndeliveredNotifications,
} from '@dealerkit/domain/notifications/notifications';
import type { Notification } from '@dealerkit/domain/notifications/delivery';
import type { LanguageCode } from '@dealerkit/domain/text/languages';
import type { NotificationEvent } from './events.ts';

/** A browser that gets push messages. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Who gets a notification. */
export interface NotifiedUser {
  _id: string;
  email: string;
  name: string | undefined;
  phone: string | undefined;
  language: LanguageCode;
}

/** Notifications of one person on one channel, taken to be sent. */
export interface TakenNotifications {
  /** The ids of the rows. */
  ids: string[];
  user: NotifiedUser;
  /** When the change of each row was made, in milliseconds since 1970, and how often it was tried before. */
  tries: { at: number; attempts: number }[];
  notifications: Notification[];
  /** Of the channel `push`. */
  subscriptions: PushSubscription[];
}

/** How much is taken at once, by whom and for how long. */
export interface TakeOptions {
  channel: NotificationChannel;
  /** The maximum number of rows. */
  limit: number;
  /** The id of the sender, which holds the rows until `until`. */
  lease: string;
  /** The time until which no other sender takes the same, in milliseconds since 1970. */
  until: number;
}

/** Why a notification was not delivered, and when it is tried again; never without `dueAt`. */
export interface FailedTry {
  problem: string;
  dueAt: number | undefined;
  /** Whether the receiver was asked for it, which counts as an attempt. */
  wasAsked: boolean;
}

/** Notifications (D55): the events stored with a change, the notifications queued for each person, and what people have chosen. */
export interface NotificationStore {
  /** Whether there is something to send on a channel now. */
  hasDueNotifications(channel: NotificationChannel): Promise<boolean>;
  /** Queues a notification for each person and channel of the oldest events, and deletes these; resolves to their number. */
  queueNotifications(channels: readonly NotificationChannel[], limit: number): Promise<number>;
  /** Takes what is due, so that no other sender takes it before `until`; the notifications of one person are together. */
  takeNotifications(options: TakeOptions): Promise<TakenNotifications[]>;
  /** Deletes what was delivered, if the lease still has it. */
  endNotifications(ids: readonly string[], lease: string): Promise<void>;
  /** Gives back what was not tried. */
  releaseNotifications(ids: readonly string[], lease: string): Promise<void>;
  failNotifications(ids: readonly string[], lease: string, failed: FailedTry): Promise<void>;
  /** What was given up in the last 30 days. */
  getUndelivered(): Promise<UndeliveredNotifications>;
  /** Stores an event of a name once a day (`YYYY-MM-DD`), also where several backends ask for it. */
  notifyDaily(name: string, day: string, event: NotificationEvent): Promise<void>;
  /** The choices of a user; undefined for an unknown one. */
  getNotificationChoices(email: string): Promise<NotificationChoices | undefined>;
  /** Resolves to the number of users with that e-mail address, 0 or 1. */
  setNotificationChoices(email: string, choices: NotificationChoices): Promise<number>;
  /** Switches a channel off for some kinds of a user with an `_id`. */
  switchOff(userId: string, off: NotificationChoices['off']): Promise<void>;
  /** A browser belongs to the user who subscribed last, and a user has ten at most. */
  addPushSubscription(email: string, subscription: PushSubscription): Promise<number>;
  removePushSubscription(endpoint: string): Promise<void>;
  /** Returns a stored value, which the first call for its name creates. */
  createOnce(name: string, create: () => string): Promise<string>;
}
