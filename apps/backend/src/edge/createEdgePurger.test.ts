import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createEdgePurger } from './createEdgePurger.ts';

it('takes a redirect for a purge that failed, and does not follow it', async () => {
  const received: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    received.push(url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { purge } = createEdgePurger(`http://127.0.0.1:${port}/`);
  await expect(purge(new Set(['parts']))).rejects.toThrow('answered a purge with 307');
  expect(received).toEqual(['/']);
});
