import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createClosing } from './closing.ts';
import { listenLocally } from './identity/listenLocally.ts';

/** A server that answers when the test says so. */
async function startServer(patience: Parameters<typeof createClosing>[1]) {
  const server = createServer();
  const closing = createClosing(server, patience);
  const port = await listenLocally(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  async function ask(request: string) {
    const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const socket = connect(port, '127.0.0.1');
    const said = text(socket).catch(() => 'cut off');
    socket.write(request);
    const [, response] = await asked;
    return { socket, said, response };
  }

  const close = () =>
    closing(async () => {
      server.close();
      server.closeIdleConnections();
      await once(server, 'close');
    });
  return { ask, close };
}

const whole = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{}';
const half = whole.slice(0, -1);

test('what was asked is answered, however long that takes, while who never finishes asking is cut off', async () => {
  const { ask, close } = await startServer({ asking: 1, answering: 60_000 });
  const [order, dawdler] = [await ask(whole), await ask(half)];
  order.response.on('close', () => undefined);
  const closed = close();
  await once(dawdler.socket, 'close');
  order.response.end('placed');
  expect(await order.said).toMatch(/^HTTP\/1\.1 200 OK[^]*placed/);
  expect(await dawdler.said).not.toContain('HTTP');
  await closed;
});

test('in the end all are cut off', async () => {
  const { ask, close } = await startServer({ asking: 1, answering: 2 });
  const order = await ask(whole);
  await close();
  expect(await order.said).not.toContain('HTTP');
});
