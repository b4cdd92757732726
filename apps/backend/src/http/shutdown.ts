import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long requests and responses may take to finish once the server stops, in milliseconds. */
const defaultTimeouts = { request: 2_000, response: 8_000 };

/**
 * Creates a function that closes a server after it has answered every complete request. Unfinished requests are cut off
 * after one timeout, everything after the other. Must be called before the server listens.
 */
export function createShutdown(server: Server, timeouts = defaultTimeouts) {
  const requests = new Map<Socket, IncomingMessage | undefined>();
  server.on('connection', (socket) => {
    requests.set(socket, undefined);
    socket.once('close', () => requests.delete(socket));
  });
  server.on('request', (request, response) => {
    requests.set(request.socket, request);
    response.once('close', () => {
      if (requests.has(request.socket)) requests.set(request.socket, undefined);
    });
  });

  function destroyUnfinished(): void {
    for (const [socket, request] of requests) if (!request?.complete) socket.destroy();
  }

  return async (close: () => Promise<void>): Promise<void> => {
    const timers = [
      setTimeout(destroyUnfinished, timeouts.request),
      setTimeout(() => server.closeAllConnections(), timeouts.response),
    ];
    await close();
    timers.forEach(clearTimeout);
  };
}
