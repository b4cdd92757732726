import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { Config } from './config.ts';
import { StartupError } from './StartupError.ts';

type Place = Pick<Config, 'host' | 'port'>;

/** Makes sure that somebody could listen there now, so that nobody builds for a minute only to hear that he cannot. @throws StartupError */
export async function checkPort(place: Place): Promise<void> {
  const server = createServer();
  await listenOrExplain(place, () => once(server.listen(place.port, place.host), 'listening'));
  await new Promise((closed) => server.close(closed));
}

/** Listens, or says what to do about it. @throws StartupError */
export async function listenOrExplain({ host, port }: Place, listen: () => Promise<unknown>): Promise<void> {
  const sentences = new Map([
    ['EADDRINUSE', `Port ${port} is taken: stop what uses it, or choose another one, for example PORT=${port + 1}.`],
    ['EACCES', `Port ${port} is for the system: choose one above 1023, for example PORT=4173.`],
    ['EADDRNOTAVAIL', `HOST=${host} is no address of this machine: leave HOST unset for 127.0.0.1.`],
    ['ENOTFOUND', `HOST=${host} is no address of this machine: leave HOST unset for 127.0.0.1.`],
  ]);
  try {
    await listen();
  } catch (error) {
    const sentence = error instanceof Error && 'code' in error ? sentences.get(String(error.code)) : undefined;
    throw sentence === undefined ? error : new StartupError(sentence);
  }
}

/** The port that a listening server got. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** A port of this machine that nobody uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = portOf(server);
  await new Promise((closed) => server.close(closed));
  return port;
}
