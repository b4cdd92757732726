import type { Notification, NotificationChannel } from '@dealerkit/domain/notifications';
import type { NotifiedUser, PushSubscription } from '../store/notifications/NotificationStore.ts';

/** What is sent to a person at once: one notification, or many as a digest. */
export interface Delivery {
  /** The same for every try, so that a receiver recognises what it has already. */
  id: string;
  user: NotifiedUser;
  notifications: readonly Notification[];
  subscriptions: readonly PushSubscription[];
}

/** A way to reach people. */
export interface Channel {
  name: NotificationChannel;
  /**
   * Sends until the signal, or rejects: with an UndeliverableError if another try would be refused too, and with a ChannelDownError if
   * other people cannot be reached now either.
   */
  send: (delivery: Delivery, signal: AbortSignal) => Promise<void>;
}

/** This person cannot be reached on this channel. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError';
}

/** No user can be reached on this channel now. */
export class ChannelDownError extends Error {
  override readonly name = 'ChannelDownError';
}

/** The message of an error without the causes, which may contain addresses. */
export const problemOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
