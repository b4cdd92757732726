import type { BackupStatus } from '@dealerkit/domain/books/overview';
import type { FastifyBaseLogger } from 'fastify';
import { daysIn } from '../days.ts';
import type { Store } from '../store/Store.ts';
import type { Channel } from './Channel.ts';
import { startDailyNotifications } from './dailyNotifications.ts';
import { createMailChannel, type OutgoingMail } from './mailChannel.ts';
import { createPost } from './publicTarget.ts';
import { createPushChannel, readVapidKeys } from './pushChannel.ts';
import { startSender } from './sender.ts';
import type { NotificationConfig } from './settings.ts';
import { createSmtp } from './smtp.ts';
import type { UnsubscribeTokens } from './unsubscribeToken.ts';
import { createWebhookChannel } from './webhookChannel.ts';

/** Where notifications lead. */
export interface NotificationLinks {
  /** The address of the shop; empty for links without a host. */
  origin: string;
  /** The address of the API's host; empty for links without one. */
  apiOrigin: string;
  tokens: UnsubscribeTokens;
}

/** The channels of a shop, and the key with which browsers subscribe. */
export interface Channels {
  channels: Channel[];
  pushKey: string | undefined;
}

/** Creates the channels that are configured. `mailbox` takes e-mails where there is no server. */
export async function createChannels(
  store: Store,
  { shop, smtp, webhook, contact, allowPrivate }: NotificationConfig,
  { origin, ...links }: NotificationLinks,
  mailbox?: (mail: OutgoingMail) => Promise<void>,
): Promise<Channels> {
  const post = createPost({ allowPrivate });
  const channels: Channel[] = [];
  const options = { shop, origin, ...links };
  if (smtp) channels.push(createMailChannel(options, createSmtp(smtp)));
  // The mailbox shows them in frames.
  else if (mailbox) channels.push(createMailChannel({ ...options, linkTarget: '_top' }, mailbox));
  if (webhook) channels.push(createWebhookChannel({ ...webhook, origin }, post));
  if (contact === undefined) return { channels, pushKey: undefined };
  const keys = await readVapidKeys(store);
  channels.push(createPushChannel({ keys, contact }, post, store));
  return { channels, pushKey: keys.publicKey };
}

/** What the sender needs besides its channels. */
export interface NotificationSources {
  store: Store;
  timeZone: string;
  backupStatus?: (() => BackupStatus) | undefined;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sends notifications, and looks once in a while for the daily notifications of admins. Returns a function that stops both. */
export function startNotifications(
  channels: readonly Channel[],
  { store, timeZone, backupStatus, log }: NotificationSources,
): () => Promise<void> {
  const stopDaily = startDailyNotifications({ store, days: daysIn(timeZone), backupStatus }, log);
  const stopSender = startSender(store, channels, log);
  return async () => {
    stopDaily();
    await stopSender();
  };
}
