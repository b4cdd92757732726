import webPush from 'web-push';
import * as v from 'valibot';
import type { NotificationStore, PushSubscription } from '../store/notifications/NotificationStore.ts';
import { type Channel, type Delivery, problemOf } from './Channel.ts';
import type { Post } from './publicTarget.ts';

const VapidKeys = v.object({ publicKey: v.string(), privateKey: v.string() });
type VapidKeys = v.InferOutput<typeof VapidKeys>;

/** Reads the keys with which this shop proves itself to push services; the first start of a shop creates them. */
export async function readVapidKeys({ createOnce }: Pick<NotificationStore, 'createOnce'>): Promise<VapidKeys> {
  const stored = await createOnce('push keys', () => JSON.stringify(webPush.generateVAPIDKeys()));
  return v.parse(VapidKeys, JSON.parse(stored));
}

/** Who sends push messages. */
export interface PushOptions {
  keys: VapidKeys;
  /** Where a push service reaches the dealer: a `mailto:` or `https:` address. */
  contact: string;
}

/** What a push message has: a screen that is locked shows it, so it says nothing about the person or the parts. */
function payloadOf({ user, notifications }: Delivery): string {
  const { language } = user;
  const [only, ...others] = notifications;
  if (!only || others.length > 0) return JSON.stringify({ kind: 'digest', number: notifications.length, language });
  const { kind, number, status } = only;
  return JSON.stringify({ kind, number, status, language });
}

/** A push service keeps a message for a device that is off as long as a notification is tried, in seconds. */
const timeToLive = 86_400;

/** The channel of browsers. A browser that is gone is forgotten. */
export function createPushChannel(
  { keys, contact }: PushOptions,
  post: Post,
  { removePushSubscription }: Pick<NotificationStore, 'removePushSubscription'>,
): Channel {
  /** Resolves to why a browser was not reached. */
  async function sendTo(
    { endpoint, p256dh, auth }: PushSubscription,
    payload: string,
    signal: AbortSignal,
  ): Promise<string | undefined> {
    try {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: contact, ...keys },
        TTL: timeToLive,
      });
      const status = await post({ url: endpoint, headers, body: body ?? '', signal });
      if (status === 404 || status === 410) await removePushSubscription(endpoint);
      else if (status < 200 || status >= 300) return `the push service answered with the status ${status}`;
      return undefined;
    } catch (error) {
      return `the push service cannot be reached (${problemOf(error)})`;
    }
  }

  return {
    name: 'push',
    async send(delivery, signal) {
      const payload = payloadOf(delivery);
      const sent = delivery.subscriptions.map((subscription) => sendTo(subscription, payload, signal));
      const problems = await Promise.all(sent);
      // A browser that was reached must not get the message again because another one was not.
      if (problems.length > 0 && problems.every((problem) => problem !== undefined)) throw new Error(problems[0]);
    },
  };
}
