import type { NotificationChannel } from '@dealerkit/domain/notifications/notifications';
import type { Notification } from '@dealerkit/domain/notifications/delivery';
import type { FastifyBaseLogger } from 'fastify';
import type { NotifiedUser, PushSubscription } from '../store/notifications/NotificationStore.ts';

/** What is sent to a person at once: one notification, or many as a digest. */
export interface Delivery {
  /** The same for every try, so that a receiver recognises what it has already. */
  id: string;
  user: NotifiedUser;
  notifications: readonly Notification[];
  subscriptions: readonly PushSubscription[];
}

/** Where a channel says what concerns one of several ways to a person. */
export type ChannelLog = Pick<FastifyBaseLogger, 'warn'>;

/** A way to reach people. */
export interface Channel {
  name: NotificationChannel;
  /**
   * Sends until the signal, or rejects: with an UndeliverableError if another try would be refused too, and with a NotReachedError if the
   * receiver was not asked for this person or says when to ask again.
   */
  send: (delivery: Delivery, signal: AbortSignal, log: ChannelLog) => Promise<void>;
}

/** This person cannot be reached on this channel. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError';
}

interface NotReached extends ErrorOptions {
  wasAsked?: boolean;
  retryAt?: number | undefined;
}

/** This person was not reached now. */
export class NotReachedError extends Error {
  override readonly name = 'NotReachedError';
  /** Whether the receiver was asked for this person; without a connection it was not. */
  readonly wasAsked: boolean;
  /** When the receiver wants to be asked again, in milliseconds since 1970. */
  readonly retryAt: number | undefined;

  constructor(message: string, { wasAsked = true, retryAt, ...options }: NotReached) {
    super(message, options);
    this.wasAsked = wasAsked;
    this.retryAt = retryAt;
  }
}

/** The message of an error without the causes, which may contain addresses. */
export const problemOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300);
