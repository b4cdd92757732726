import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long others may take to finish asking once the server is told to stop, and we to answer, in milliseconds. */
const patience = { asking: 2_000, answering: 8_000 };

/**
 * Makes what closes a server so that whatever it was asked is answered. Whoever has not finished asking in time is cut off, and
 * so are all in the end. Must be made before the server listens.
 */
export function createClosing(server: Server, { asking, answering } = patience) {
  const askedOf = new Map<Socket, IncomingMessage | undefined>();
  server.on('connection', (socket) => {
    askedOf.set(socket, undefined);
    socket.once('close', () => askedOf.delete(socket));
  });
  server.on('request', (request, response) => {
    askedOf.set(request.socket, request);
    response.once('close', () => {
      if (askedOf.has(request.socket)) askedOf.set(request.socket, undefined);
    });
  });

  function cutOffTheUnfinished(): void {
    for (const [socket, asked] of askedOf) if (!asked?.complete) socket.destroy();
  }

  return async (close: () => Promise<void>): Promise<void> => {
    const timers = [setTimeout(cutOffTheUnfinished, asking), setTimeout(() => server.closeAllConnections(), answering)];
    await close();
    timers.forEach(clearTimeout);
  };
}
