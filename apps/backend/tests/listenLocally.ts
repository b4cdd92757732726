import { once } from 'node:events';
import type { Server } from 'node:http';
import { portOf } from '../src/http/listen.ts';

/** Lets a server listen on a free port of this machine; resolves to the port. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return portOf(server);
}
