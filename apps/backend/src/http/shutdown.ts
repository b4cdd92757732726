import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** How long requests and responses may take to finish after shutdown starts, in milliseconds. */
const defaultTimeouts = { request: 2_000, response: 8_000 };

/**
 * Creates a function that closes a server after all complete requests have their responses; call it before the server
 * listens. Incomplete requests are cut off after the request timeout, all connections after the response timeout.
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
