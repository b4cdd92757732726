import { createTransport } from 'nodemailer';
import { isLoopback } from '../identity/demo.ts';
import { NotReachedError, problemOf, UndeliverableError } from './Channel.ts';
import type { OutgoingMail } from './mailChannel.ts';

/** The server that sends the shop's e-mails. */
export interface SmtpOptions {
  /** For example `smtps://user:password@mail.example` or `smtp://mail.example:587`. */
  url: string;
  from: { name: string; address: string };
}

interface SmtpError extends Error {
  code?: string;
  syscall?: string;
  response?: string;
  responseCode?: number;
  command?: string;
}

/** What fails before the server has heard the recipient. */
const beforeRecipient = /^(?:EHLO|LHLO|HELO|STARTTLS|AUTH|MAIL FROM)/;
const noConnection = /greeting|connection timeout/i;

const wasAsked = ({ code = '', syscall = '', command = '', message }: SmtpError): boolean =>
  !/^(?:EDNS|ETLS|EAUTH|EPROTOCOL)$/.test(code) &&
  !/^(?:connect|getaddrinfo)$/.test(syscall) &&
  !beforeRecipient.test(command) &&
  !noConnection.test(message);

/** A refusal that is about how much this shop sends, whatever its code says. */
const limitReply = new RegExp(
  [
    String.raw`\b(?:daily|hourly|sender|sending|submission|outgoing|relay|rate|throttl\w+)\b[^.;]*\b(?:limit|quota|exceeded)`,
    String.raw`\b(?:limit|maximum|quota)\b[^.;]*\b(?:e-?mails|messages|recipients|credits)\b`,
    String.raw`\bper (?:day|hour|minute)\b|\btoo many (?:e-?mails|messages|connections)\b|\bunusual (?:sending|rate)\b`,
  ].join('|'),
  'i',
);

/** The status of a refusal (RFC 3463), for example 5.4.5. */
const statusOf = (response: string): string => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';

const isLimit = (response: string): boolean => {
  const status = statusOf(response);
  // What a mailbox (x.2.x) allows is about the recipient, and a size about the message.
  const isOfSender = /^\d\.2\./.test(status)
    ? /\b(?:sender|submission)\b/i.test(response)
    : !/\bsize\b/i.test(response);
  return status.endsWith('.4.5') || (isOfSender && limitReply.test(response));
};

const second = 1_000;
const units = { s: second, m: 60 * second, h: 3_600 * second };

/** How long a server wants to wait, in milliseconds. */
function pauseIn(response: string): number | undefined {
  const [, count, unit] = /\b(?:in|after|for|wait)\s+(\d{1,6})\s*(s|m|h)(?:ec|in|our|r)?[a-z]*\b/i.exec(response) ?? [];
  if (count !== undefined && unit !== undefined) return Number(count) * units[unit.toLowerCase() as keyof typeof units];
  if (/\b(?:hourly|per hour)\b/i.test(response)) return units.h;
  return statusOf(response).endsWith('.4.5') || /\b(?:daily|per day|tomorrow)\b/i.test(response)
    ? 24 * units.h
    : undefined;
}

/** What an error of the server means for this and other e-mails. */
export function asChannelError(cause: unknown): Error {
  const error = cause as SmtpError;
  const { code, command, response = '', responseCode } = error;
  const isAboutMessage = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  const about = isAboutMessage ? 'the e-mail server refuses the message' : 'the e-mail server cannot be used';
  const message = `${about} (${problemOf(error)})`;
  const isPermanent = responseCode === undefined || responseCode >= 500;
  // A policy (5.7.x) is most often about the sender.
  const isOfSender = isLimit(response) || statusOf(response).startsWith('5.7.');
  if (isAboutMessage && isPermanent && !isOfSender) return new UndeliverableError(message);
  const pause = pauseIn(response);
  return new NotReachedError(message, {
    wasAsked: wasAsked(error),
    retryAt: pause === undefined ? undefined : Date.now() + pause,
  });
}

/**
 * Creates a function that sends an e-mail over SMTP. The connection is encrypted, and a server that cannot prove its name is refused, except
 * one on this machine, which need not encrypt.
 */
export function createSmtp({ url, from }: SmtpOptions): (mail: OutgoingMail, signal: AbortSignal) => Promise<void> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    dnsTimeout: 5_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.address.replace(/^.*@/, '');
  return async ({ id, to, subject, text, html, unsubscribe }, signal) => {
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId: `<${id}@${domain}>`,
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Auto-Submitted': 'auto-generated',
        },
        signal,
      });
    } catch (error) {
      throw asChannelError(error);
    }
  };
}
