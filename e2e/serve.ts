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

export async function freePort(): Promise<number> {
  await using server = await serve(0, () => undefined);
  return Number(new URL(server.address).port);
}
