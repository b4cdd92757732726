import { createHmac } from 'node:crypto';
import { digestOf, messageOf } from '@dealerkit/domain/notifications/notificationMessages';
import { oneLine } from '@dealerkit/domain/notifications/notificationMail';
import { type Channel, type Delivery, NotReachedError, problemOf, UndeliverableError } from './Channel.ts';
import type { Post, TargetAnswer } from './publicTarget.ts';

/** The dealer's own service. */
export interface WebhookOptions {
  url: string;
  secret: string;
  /** The address of the shop; empty for links without a host. */
  origin: string;
}

/** The statuses with which a service refuses this message for good. */
const refusals = [400, 410, 413, 422];

/** The body of a delivery, as `docs/notifications.md` describes it. */
function bodyOf({ id, user, notifications }: Delivery, origin: string): string {
  const { language, email, phone, name } = user;
  const [only, ...others] = notifications;
  const isOne = only !== undefined && others.length === 0;
  const message = isOne ? messageOf(only, language) : digestOf(notifications, language);
  return JSON.stringify({
    id,
    ...(isOne
      ? { kind: only.kind, number: only.number, status: only.status }
      : { kind: 'digest', count: notifications.length }),
    to: { name, email, phone },
    language,
    text: oneLine(message.subject),
    link: `${origin}${message.link.path}`,
  });
}

/** Signs a body with the time at which it is sent. */
const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** The channel of the dealer's own service, which gets a signed request for each notification. */
export function createWebhookChannel({ url, secret, origin }: WebhookOptions, post: Post): Channel {
  async function request(delivery: Delivery, signal: AbortSignal): Promise<TargetAnswer> {
    const body = bodyOf(delivery, origin);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': delivery.id,
      'dealerkit-timestamp': timestamp,
      'dealerkit-signature': signatureOf(secret, timestamp, body),
    };
    try {
      return await post({ url, headers, body, signal });
    } catch (error) {
      const wasAsked = error instanceof NotReachedError && error.wasAsked;
      throw new NotReachedError(`the webhook cannot be reached (${problemOf(error)})`, { wasAsked });
    }
  }

  return {
    name: 'webhook',
    async send(delivery, signal) {
      const { status, retryAt } = await request(delivery, signal);
      if (status >= 200 && status < 300) return;
      const message = `the webhook answered with the status ${status}`;
      throw refusals.includes(status) ? new UndeliverableError(message) : new NotReachedError(message, { retryAt });
    },
  };
}
