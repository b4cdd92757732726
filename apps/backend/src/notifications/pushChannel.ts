import webPush, { type RequestDetails } from 'web-push';
import * as v from 'valibot';
import type { NotificationStore, PushSubscription } from '../store/notifications/NotificationStore.ts';
import { type Channel, type ChannelLog, type Delivery, NotReachedError, problemOf } from './Channel.ts';
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

/** The statuses of a browser that is gone. */
const gone = [404, 410];

/** The statuses of a subscription that is wrong, or of a shop that is. */
const refusals = [400, 401, 403];

/** Shorter texts are no keys, and longer ones with digits or signs most often are. */
const shortestKey = 16;
const longestWord = 20;

/** What a push service has said, without markup and anything that looks like a key. */
const reasonOf = (body: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length >= shortestKey)
    .reduce((text, secret) => text.replaceAll(secret, '…'), body)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\w+/=.~%-]+/g, (word) => (word.length > longestWord && /[\d+/=_%-]/.test(word) ? '…' : word))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** How many browsers of one push service may be refused until it is the shop that the service refuses. */
const refusedAtMost = 2;

/**
 * Decides which browsers are at fault when a push service refuses them: those that are refused once more, unless the same holds for all
 * of a service, which then refuses the keys, the contact or the clock of this shop.
 */
function createRefusals() {
  /** The service of each browser that was refused, and whether it has taken a message for another one since. */
  const refused = new Map<string, { service: string; isOnlyOne: boolean }>();
  return {
    accept(endpoint: string, services: readonly string[]): void {
      refused.delete(endpoint);
      for (const each of refused.values()) each.isOnlyOne ||= services.includes(each.service);
    },
    /** Returns whether the browser is to be forgotten. */
    refuse(endpoint: string, service: string): boolean {
      const earlier = refused.get(endpoint);
      if (!earlier) refused.set(endpoint, { service, isOnlyOne: false });
      const count = [...refused.values()].filter((each) => each.service === service).length;
      const isAtFault = earlier !== undefined && (earlier.isOnlyOne || count <= refusedAtMost);
      if (isAtFault) refused.delete(endpoint);
      return isAtFault;
    },
  };
}

/** The names that lead nowhere count as one service: either one of them is gone, or the shop cannot resolve any. */
const unknownNames = 'unknown names';
const wrongKeys = 'wrong keys';

const isUnknownName = ({ cause }: Error): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOTFOUND';

/** The channel of browsers. A browser that is gone or is refused for good is forgotten. */
export function createPushChannel(
  { keys, contact }: PushOptions,
  post: Post,
  { removePushSubscription }: Pick<NotificationStore, 'removePushSubscription'>,
): Channel {
  const refusalsOf = createRefusals();

  /** Forgets a browser if it is at fault; resolves to why it was not reached otherwise. */
  async function refuse(endpoint: string, service: string, problem: NotReachedError, log: ChannelLog) {
    const isForgotten = refusalsOf.refuse(endpoint, service);
    log.warn(`A browser was ${isForgotten ? 'forgotten' : 'not reached'}: ${problem.message}`);
    if (!isForgotten) return problem;
    await removePushSubscription(endpoint);
    return undefined;
  }

  /** Resolves to why a browser was not reached. */
  async function sendTo(
    { endpoint, p256dh, auth }: PushSubscription,
    payload: string,
    signal: AbortSignal,
    log: ChannelLog,
  ): Promise<Error | undefined> {
    const { origin, pathname, host } = new URL(endpoint);
    let details: RequestDetails;
    try {
      details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: contact, ...keys },
        TTL: timeToLive,
      });
    } catch (error) {
      const message = `nothing can be encrypted with the keys of a browser (${problemOf(error)})`;
      return refuse(endpoint, wrongKeys, new NotReachedError(message, { wasAsked: false }), log);
    }
    try {
      const { headers, body } = details;
      const { status, retryAt, reason } = await post({ url: endpoint, headers, body: body ?? '', signal });
      if (status >= 200 && status < 300) {
        refusalsOf.accept(endpoint, [origin, unknownNames, wrongKeys]);
        return undefined;
      }
      const said = reasonOf(reason, [endpoint, pathname.slice(1), p256dh, auth, keys.publicKey, keys.privateKey]);
      const answer = `the push service ${host} answered with the status ${status}`;
      const problem = new NotReachedError(said === '' ? answer : `${answer}: ${said}`, { retryAt });
      if (refusals.includes(status)) return await refuse(endpoint, origin, problem, log);
      if (!gone.includes(status)) return problem;
      await removePushSubscription(endpoint);
      return undefined;
    } catch (error) {
      const wasAsked = error instanceof NotReachedError && error.wasAsked;
      const problem = new NotReachedError(`the push service cannot be reached (${problemOf(error)})`, { wasAsked });
      const isUnknown = error instanceof NotReachedError && isUnknownName(error);
      return isUnknown ? refuse(endpoint, unknownNames, problem, log) : problem;
    }
  }

  return {
    name: 'push',
    async send(delivery, signal, log) {
      const payload = payloadOf(delivery);
      const sent = delivery.subscriptions.map((subscription) => sendTo(subscription, payload, signal, log));
      const problems = await Promise.all(sent);
      // A browser that was reached must not get the message again because another one was not.
      const [problem] = problems;
      if (problem && problems.every((each) => each !== undefined)) throw problem;
    },
  };
}
