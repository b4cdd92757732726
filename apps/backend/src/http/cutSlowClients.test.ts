import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setInterval } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { cutSlowClients } from './cutSlowClients.ts';

const size = 20_000_000;

test('cuts a client that takes a byte at a time, and no client that takes its response or waits for one', async () => {
  const server = createServer((_request, response) => void response.end(Buffer.alloc(size)));
  cutSlowClients(server, 1000);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const connectTo = async () => {
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1').on('error', () => undefined);
    const [socket] = await accepted;
    return { client, socket };
  };

  const idle = await connectTo();
  const slow = await connectTo();
  slow.client.pause();
  slow.client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  for await (const _tick of setInterval(20)) {
    slow.client.read(1);
    if (slow.socket.destroyed) break;
  }
  expect(idle.socket.destroyed).toBe(false);
  idle.client.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  let received = 0;
  for await (const chunk of idle.client) received += (chunk as Buffer).length;
  expect(received).toBeGreaterThan(size);
});
