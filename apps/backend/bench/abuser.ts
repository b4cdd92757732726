import { connect, type Socket } from 'node:net';
import { setInterval } from 'node:timers/promises';
import { requestsPerSecond } from './load.ts';

/** The abusive client of `abuse.ts`, in its own process: `node abuser.ts <attack> <origin>`. It ends with its parent. */
const [attack = '', origin = ''] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
process.once('disconnect', () => process.exit());

/** Opens connections, and replaces those that the server closes. */
function keepOpen(count: number, onConnect: (socket: Socket) => void): Set<Socket> {
  const sockets = new Set<Socket>();
  const open = () => {
    const socket = connect(Number(port), hostname, () => onConnect(socket)).on('error', () => undefined);
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
      open();
    });
  };
  for (let n = 0; n < count; n++) open();
  return sockets;
}

async function sendSlowly(): Promise<void> {
  const sockets = keepOpen(200, (socket) => void socket.write('POST /api/orderparts HTTP/1.1\r\nhost: a\r\nx-slow: '));
  for await (const _tick of setInterval(500)) for (const socket of sockets) socket.write('a');
}

let n = 0;
const any = (values: readonly string[]) => values[n++ % values.length] ?? '';

/** A URL that no cache has seen, with known and unknown parameters. */
function uncachedUrl(): string {
  const url = new URL(any(['/api/parts', '/api/showReview', '/api/parts', `/api/purchase/${n}`]), origin);
  url.searchParams.set(
    any(['z', 'search', 'limit', '_', 'sort']),
    any([`${n}`, `disc ${n}`, `${1 + (n % 1000)}`, '-price']),
  );
  url.searchParams.set(any(['utm_source', 'limit', 'search']), `${1 + ((n * 7) % 1000)}`);
  return String(url);
}

const attacks: Record<string, () => unknown> = {
  slow: sendSlowly,
  idle: () => keepOpen(500, () => undefined),
  uncached: () => requestsPerSecond(uncachedUrl, Number.POSITIVE_INFINITY, { connections: 16, anyStatus: true }),
};
await attacks[attack]?.();
