import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';

const said: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The call took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the call are too large.'],
};

/** Answers what never became a call, as all refusals are answered (D30), and closes the connection. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  const [status, message] = said[error.code] ?? [400, 'This is not HTTP.'];
  if (socket.writable && error.code !== 'ECONNRESET') {
    const body = JSON.stringify({ message, issues: [] });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroySoon();
}
