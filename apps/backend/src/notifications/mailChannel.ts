import { type Mail, mailOf, oneLine } from '@dealerkit/domain/notifications/notificationMail';
import { digestOf, messageOf } from '@dealerkit/domain/notifications/notificationMessages';
import type { Channel, Delivery } from './Channel.ts';
import type { UnsubscribeTokens } from './unsubscribeToken.ts';

/** An e-mail to one person. */
export interface OutgoingMail extends Mail {
  id: string;
  to: { name: string; address: string };
  /** The address that switches e-mails of this kind off. */
  unsubscribe: string;
}

/** What every e-mail of a shop has in common. */
export interface MailOptions {
  /** The dealer's name. */
  shop: string;
  /** The address of the shop; empty for links without a host. */
  origin: string;
  /** The address of the API's host; empty for links without one. */
  apiOrigin: string;
  tokens: UnsubscribeTokens;
  /** Where links open, in a page that shows the e-mails in frames. */
  linkTarget?: '_top' | undefined;
}

/** Writes the e-mail of a delivery. */
function writeMail(delivery: Delivery, { shop, origin, apiOrigin, tokens, linkTarget }: MailOptions): OutgoingMail {
  const { id, user, notifications } = delivery;
  const { language, name = '' } = user;
  const [only, ...others] = notifications;
  const isOne = only !== undefined && others.length === 0;
  const token = tokens.issue({ userId: user._id, kind: isOne ? only.kind : 'all' });
  const unsubscribe = `${apiOrigin}/api/notifications/unsubscribe?${String(new URLSearchParams({ token }))}`;
  const message = isOne ? messageOf(only, language) : digestOf(notifications, language);
  const frame = { language, shop, name: oneLine(name) || undefined, origin, unsubscribe, linkTarget };
  const mail = mailOf(message, frame);
  return { ...mail, id, to: { name: oneLine(name), address: user.email }, unsubscribe };
}

/** The channel of e-mails, which `deliver` sends. */
export function createMailChannel(
  options: MailOptions,
  deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>,
): Channel {
  return { name: 'email', send: (delivery, signal) => deliver(writeMail(delivery, options), signal) };
}
