import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createShutdown } from '../../src/http/shutdown.ts';
import { listenLocally } from '../listenLocally.ts';

/** Starts a server whose responses the test sends. */
async function startServer(timeouts: Parameters<typeof createShutdown>[1]) {
  const server = createServer();
  const shutdown = createShutdown(server, timeouts);
  const port = await listenLocally(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  async function send(request: string) {
    const received = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const socket = connect(port, '127.0.0.1');
    const receivedText = text(socket).catch(() => 'cut off');
    socket.write(request);
    const [, response] = await received;
    return { socket, receivedText, response };
  }

  const close = () =>
    shutdown(async () => {
      server.close();
      server.closeIdleConnections();
      await once(server, 'close');
    });
  return { send, close };
}

const complete = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}';
const incomplete = complete.slice(0, -1);

test('answers complete requests and cuts off incomplete ones', async () => {
  const { send, close } = await startServer({ request: 1, response: 60_000 });
  const [order, slow] = [await send(complete), await send(incomplete)];
  order.response.on('close', () => undefined);
  const closed = close();
  await once(slow.socket, 'close');
  order.response.end('placed');
  expect(await order.receivedText).toMatch(/^HTTP\/1\.1 200 OK[^]*placed/);
  expect(await slow.receivedText).not.toContain('HTTP');
  await closed;
});

test('cuts off all connections after the response timeout', async () => {
  const { send, close } = await startServer({ request: 1, response: 2 });
  const order = await send(complete);
  await close();
  expect(await order.receivedText).not.toContain('HTTP');
});
