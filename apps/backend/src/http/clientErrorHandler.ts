import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';

const responses: Record<string, [status: number, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'The request headers are too large.'],
};

/** Sends a JSON error (D30) for a request that Node could not parse, and closes the connection. */
export function clientErrorHandler(error: Pick<ConnectionError, 'code'>, socket: Socket): void {
  const [status, message] = responses[error.code] ?? [400, 'The request is not valid HTTP.'];
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
