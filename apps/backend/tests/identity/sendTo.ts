import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Sends a request to a port of this machine, with headers that fetch does not allow. */
export async function sendTo(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
  isRaw = false,
) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.once('response', resolve).once('error', reject);
    sent.end(isRaw || body === undefined ? body : JSON.stringify(body));
  });
  const received = await text(response);
  return {
    status: response.statusCode,
    headers: response.headers,
    text: received,
    body: (): unknown => JSON.parse(received),
  };
}
