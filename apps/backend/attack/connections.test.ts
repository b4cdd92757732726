import { connect, type Socket } from 'node:net';
import { setInterval } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { fillFolder } from '../bench/fillFolder.ts';
import { temporaryFolder } from '../tests/temporaryFolder.ts';
import { limits } from './attackSize.ts';
import { readAsOthers } from './readers.ts';
import { endProcess, startServer } from './startServer.ts';

/** Opens connections to a new backend. */
async function connectMany(count: number, onConnect: (socket: Socket, index: number) => void) {
  const { child, origin, clock } = await startServer(await fillFolder(temporaryFolder(), 1000));
  onTestFinished(() => endProcess(child));
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => onConnect(socket, index));
    return socket.on('error', () => undefined);
  });
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()));
  return { origin, clock, sockets };
}

test('clients that take a byte at a time of their responses are cut', async () => {
  const { sockets } = await connectMany(20, (socket, index) => {
    socket.pause();
    const request = `GET /api/parts?limit=1000 HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 10.0.0.${index}\r\n\r\n`;
    // More than the buffers of the system hold, and not more calls than a connection may have.
    socket.write(request.repeat(19));
  });
  for await (const _tick of setInterval(100)) {
    for (const socket of sockets) {
      socket.read(1);
      // A paused socket only notices a closed connection when it sends something, such as a line before a request.
      if (socket.writable) socket.write('\r\n');
    }
    if (sockets.every((socket) => socket.destroyed)) break;
  }
  expect(sockets.every((socket) => socket.destroyed)).toBe(true);
});

test.each([
  ['that send a byte every 100 ms', 200, 'POST /api/orderparts HTTP/1.1\r\nhost: a\r\nx-slow: '],
  ['that send nothing', 500, ''],
])('connections %s keep no other client waiting', { tags: ['long'] }, async (_what, count, start) => {
  const { origin, clock, sockets } = await connectMany(count, (socket) => void socket.write(start));
  const sending = async () => {
    for await (const _tick of setInterval(100)) {
      for (const socket of sockets) if (start && socket.writable) socket.write('a');
    }
  };
  void sending();
  const { health, readers } = await readAsOthers(origin, { parts: 1000, seconds: 1, clock });
  console.log(`${count} connections: /healthz p99 ${health.toFixed(0)} ms, other readers p99 ${readers.toFixed(0)} ms`);
  expect(health).toBeLessThanOrEqual(limits.health);
  expect(readers).toBeLessThanOrEqual(limits.readers);
});
