import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { apiHeaders } from './headers.ts';
import { HttpError } from './HttpError.ts';

/** Rejects a request with several Host headers (RFC 9112): Node would use the first, a proxy perhaps another. @throws HttpError 400 */
export function rejectSecondHost({ rawHeaders }: IncomingMessage, reply: FastifyReply): void {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  if (hosts < 2) return;
  reply.headers(apiHeaders).header('connection', 'close');
  throw new HttpError(400, 'The request has more than one Host header.');
}
