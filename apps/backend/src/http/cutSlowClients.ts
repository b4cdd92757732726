import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What waits for a client, as of the first check without progress. */
interface Waiting {
  since: number;
  sent: number;
}

/**
 * Closes the connections of clients that take nothing of a waiting response for some milliseconds; call it before the server listens.
 * Node hands over a response in pieces, so a client must take one piece in this time.
 */
export function cutSlowClients(server: Server, timeout: number): void {
  const waiting = new Map<Socket, Waiting | undefined>();
  server.on('connection', (socket: Socket) => {
    waiting.set(socket, undefined);
    socket.once('close', () => waiting.delete(socket));
  });

  function check(): void {
    const now = performance.now();
    for (const [socket, before] of waiting) {
      const sent = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0) waiting.set(socket, undefined);
      else if (before?.sent !== sent) waiting.set(socket, { since: now, sent });
      else if (now - before.since >= timeout) socket.resetAndDestroy();
    }
  }

  const timer = setInterval(check, timeout / 4).unref();
  server.once('close', () => clearInterval(timer));
}
