import { createTransport } from 'nodemailer';
import { isLoopback } from '../identity/demo.ts';
import { ChannelDownError, problemOf, UndeliverableError } from './Channel.ts';
import type { OutgoingMail } from './mailChannel.ts';

/** The server that sends the shop's e-mails. */
export interface SmtpOptions {
  /** For example `smtps://user:password@mail.example` or `smtp://mail.example:587`. */
  url: string;
  from: { name: string; address: string };
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** What an error of the server means for this and other e-mails. */
function asChannelError(error: unknown): Error {
  const { code, command, responseCode } = error as SmtpError;
  const isAboutMessage = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  if (!isAboutMessage) return new ChannelDownError(`the e-mail server cannot be used (${problemOf(error)})`);
  const isPermanent = responseCode === undefined || responseCode >= 500;
  const message = `the e-mail server refuses the message (${problemOf(error)})`;
  return isPermanent ? new UndeliverableError(message) : new Error(message);
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
