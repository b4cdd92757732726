import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** An e-mail that the server has accepted. */
export interface ReceivedMail {
  to: string[];
  /** The headers by their names in lower case, unfolded. */
  headers: Record<string, string>;
  raw: string;
}

const messageOf = (raw: string, to: string[]): ReceivedMail => {
  const [head = ''] = raw.split('\r\n\r\n', 1);
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*:\s*/, '')]);
  return { to, headers: Object.fromEntries(headers) as Record<string, string>, raw };
};

/** The text of an encoded word of a header (RFC 2047), or the header itself. */
export const decodeHeader = (header = ''): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replaceAll(/=([\dA-F]{2})/gi, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          ).toString(),
    );

/** Starts an SMTP server on this machine, without encryption unless the options say otherwise. */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const listeners = new Set<(mail: ReceivedMail) => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope }, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const mail = messageOf(
          Buffer.concat(pieces).toString(),
          envelope.rcptTo.map(({ address }) => address),
        );
        mails.push(mail);
        listeners.forEach((listener) => listener(mail));
        done();
      });
    },
    ...options,
  });
  // A client that refuses the certificate ends the connection.
  server.on('error', () => undefined);
  const close = async () =>
    new Promise<void>((closed) => {
      server.close(closed);
    });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(close);
  return {
    mails,
    port,
    url: `smtp${options.secure ? 's' : ''}://127.0.0.1:${port}`,
    close,
    onMail: (listener: (mail: ReceivedMail) => void) => void listeners.add(listener),
  };
}
