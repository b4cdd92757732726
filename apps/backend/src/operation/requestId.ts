import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A UUID or another hexadecimal id: too long for a phone number, and neither an e-mail address nor a token fits. */
const acceptable = /^[\da-f][\da-f-]{15,63}$/i;

/** The id of a request: the one that the edge sent as `X-Request-Id`, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers['x-request-id'];
  return typeof sent === 'string' && acceptable.test(sent) ? sent : randomUUID();
}
