import { once } from 'node:events';
import type { Server } from 'node:http';
import { portOf } from '../listening.ts';

/** Lets a test's server listen on a free port of this machine and says which. */
export async function listenLocally(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return portOf(server);
}
