import { distinctChoices, kindsOf, type NotificationChannel } from '@dealerkit/domain/notifications/notifications';
import { HttpError } from '../http/HttpError.ts';
import type { Store } from '../store/Store.ts';
import type { Handlers } from './Handler.ts';

type NotificationCall = 'getNotificationPreferences' | 'setNotificationPreferences' | 'addPushSubscription';

/** What the host notifies by. */
interface NotificationOffer {
  channels: readonly NotificationChannel[];
  /** The key with which browsers subscribe; only with the channel `push`. */
  pushKey?: string | undefined;
}

/** What the handlers need. */
export interface NotificationCallsOptions {
  store: Store;
  /** The host sends no notifications without it. */
  notifications?: NotificationOffer;
}

const noSuchUser = () => new HttpError(404, 'There is no such user.');

/** The handlers of the calls about the caller's notifications. */
export function notificationCalls({
  store,
  notifications: { channels, pushKey } = { channels: [] },
}: NotificationCallsOptions): Handlers<NotificationCall> {
  return {
    async getNotificationPreferences(_, { caller }) {
      const choices = await store.getNotificationChoices(caller.email);
      if (!choices) throw noSuchUser();
      return {
        ...choices,
        kinds: [...kindsOf({ isAdmin: caller.admin })],
        channels: [...channels],
        ...(pushKey !== undefined && { pushKey }),
      };
    },

    async setNotificationPreferences(choices, { caller }) {
      return { modifiedCount: await store.setNotificationChoices(caller.email, distinctChoices(choices)) };
    },

    async addPushSubscription(subscription, { caller }) {
      if (pushKey === undefined) throw new HttpError(404, 'This shop sends no push messages.');
      return { modifiedCount: await store.addPushSubscription(caller.email, subscription) };
    },
  };
}
