import * as v from 'valibot';
import { isLoopback } from '../identity/demo.ts';
import { StartupError } from '../startup.ts';
import type { SmtpOptions } from './smtp.ts';

const from = /^(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>\s@]+@[^<>\s@]+)>|([^<>\s@"]+@[^<>\s@"]+))$/u;

const senderOf = (text = ''): SmtpOptions['from'] | undefined => {
  const [, name = '', named, bare] = from.exec(text) ?? [];
  const address = named ?? bare;
  return address === undefined ? undefined : { name: name.trim(), address };
};

const hostOf = (text: string): string => senderOf(text)?.address.replace(/^.*@/, '') ?? '';

const isSmtp = (url: string) => /^smtps?:$/.test(URL.parse(url)?.protocol ?? '') && URL.parse(url)?.hostname !== '';

/** Whether a webhook is encrypted, or on this machine. */
const isSafeWebhook = (url: string): boolean => {
  const { protocol, hostname } = URL.parse(url) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname ?? ''));
};

/** The names that belong to no host of the internet (RFC 6761, RFC 6762, RFC 8375), and IP addresses. */
const notOfInternet = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|arpa|invalid|test|\d+)$/i;

/** Whether push services accept a host in the address of the dealer; some refuse all messages of others. */
const isInternetHost = (host: string): boolean =>
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(host) && !notOfInternet.test(host);

const secretBytes = 32;

/** The environment variables of notifications. */
export const notificationVariables = {
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSmtp,
        'SMTP_URL must be the address of an e-mail server, for example smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587.',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        from,
        'MAIL_FROM must be the sender of e-mails, with the name of the shop, for example "Shop Name <orders@shop.example>".',
      ),
      v.check(
        (text) => isInternetHost(hostOf(text)),
        'MAIL_FROM must be an address that people and push services can write to: one of a domain of the internet, not of this machine or network.',
      ),
    ),
  ),
  WEBHOOK_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isSafeWebhook,
        'WEBHOOK_URL must be an https address, for example https://sms.example/hook, or one on this machine.',
      ),
    ),
  ),
  WEBHOOK_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minBytes(
        secretBytes,
        `WEBHOOK_SECRET must be at least ${secretBytes} bytes long: generate one with "openssl rand -base64 32".`,
      ),
    ),
  ),
  ALLOW_PRIVATE_TARGETS: v.optional(
    v.picklist(['1'], 'ALLOW_PRIVATE_TARGETS must be 1, or be left unset to reach only public hosts.'),
  ),
};

/** How people are notified. */
export interface NotificationConfig {
  /** The dealer's name in e-mails. */
  shop: string;
  smtp: SmtpOptions | undefined;
  webhook: { url: string; secret: string } | undefined;
  /** Where push services reach the dealer; none without it. */
  contact: string | undefined;
  /** Whether the webhook and push services may be in a private network. */
  allowPrivate: boolean;
}

type Variables = { [Name in keyof typeof notificationVariables]?: string | undefined } & {
  PUBLIC_URL?: string | undefined;
};

/** Reads how people are notified. @throws StartupError */
export function notificationConfig(variables: Variables): NotificationConfig {
  const { SMTP_URL: url, MAIL_FROM: mailFrom, WEBHOOK_URL: hook, WEBHOOK_SECRET: secret, PUBLIC_URL } = variables;
  const sender = senderOf(mailFrom);
  if (url !== undefined && (sender === undefined || PUBLIC_URL === undefined)) {
    throw new StartupError(
      'SMTP_URL needs MAIL_FROM, the sender, and PUBLIC_URL, to which e-mails link: set them too.',
    );
  }
  if ((hook === undefined) !== (secret === undefined)) {
    throw new StartupError('WEBHOOK_URL and WEBHOOK_SECRET belong together: set both, or unset both.');
  }
  const { protocol, host = 'dealerkit', hostname = '' } = URL.parse(PUBLIC_URL ?? '') ?? {};
  const isContact = protocol === 'https:' && isInternetHost(hostname);
  return {
    shop: sender?.name || host,
    smtp: url === undefined || sender === undefined ? undefined : { url, from: sender },
    webhook: hook === undefined || secret === undefined ? undefined : { url: hook, secret },
    contact: sender ? `mailto:${sender.address}` : isContact ? PUBLIC_URL : undefined,
    allowPrivate: variables.ALLOW_PRIVATE_TARGETS === '1',
  };
}
