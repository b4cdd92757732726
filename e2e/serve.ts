import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Opens a server on a port of this machine, or on a free one for port 0. */
export async function serve(port: number, onRequest: RequestListener) {
  const server = createServer(onRequest).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      const closed = server[Symbol.asyncDispose]();
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * A port of this machine that is free at the moment. It is below those that the system gives to other servers and to connections,
 * which would take a free one before its server starts.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  try {
    await using _server = await serve(port, () => undefined);
    return port;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return freePort();
    throw error;
  }
}
