import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { Config } from '../config.ts';
import { StartupError } from '../startup.ts';

type ListenAddress = Pick<Config, 'host' | 'port'>;

/** Checks that the address is free, so that a start fails before the build. @throws StartupError */
export async function checkPort(address: ListenAddress): Promise<void> {
  const server = createServer();
  await listen(address, () => once(server.listen(address.port, address.host), 'listening'));
  await new Promise((closed) => server.close(closed));
}

/** Runs `start`, which listens on the address, and explains common failures. @throws StartupError */
export async function listen({ host, port }: ListenAddress, start: () => Promise<unknown>): Promise<void> {
  const noSuchHost = `HOST=${host} is not an address of this machine: leave HOST unset for 127.0.0.1.`;
  const messages = new Map([
    [
      'EADDRINUSE',
      `Port ${port} is in use: stop the program that uses it, or choose another port, for example PORT=${port + 1}.`,
    ],
    ['EACCES', `Port ${port} needs administrator rights: choose a port above 1023, for example PORT=4173.`],
    ['EADDRNOTAVAIL', noSuchHost],
    ['ENOTFOUND', noSuchHost],
  ]);
  try {
    await start();
  } catch (error) {
    const message = error instanceof Error && 'code' in error ? messages.get(String(error.code)) : undefined;
    throw message === undefined ? error : new StartupError(message);
  }
}

/** The port of a listening server. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/**
 * A port of this machine that is free at the moment. It is below those that the system gives to other servers and to connections,
 * which would take a free one before its server starts.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return port;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    } finally {
      await new Promise((closed) => server.close(closed));
    }
  }
}
