import { connect } from 'node:net';

/**
 * The attacker with few expensive calls, in its own process: `node callAttacker.ts <origin> <attack>` repeats them until it is ended, and
 * replies to each message with the statuses that it got.
 */
const [origin = '', attack = ''] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
if (hostname !== '127.0.0.1') throw new Error('Only a backend on this machine is attacked.');

const statuses: Record<number, number> = {};

async function repeat(send: () => Promise<Response>): Promise<never> {
  for (;;) {
    const response = await send();
    await response.arrayBuffer();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  }
}

const hostile = Array.from({ length: 100 }, (_, n) => `${n} ${'7 a b c d e f g h '.repeat(20)}`.slice(0, 200));

/** A list of an order in the worst writing. */
const resolveList = () =>
  fetch(`${origin}/api/parts/resolve`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.1.1' },
    body: JSON.stringify({ lines: hostile }),
  });

/** Writes many requests, and reads none of their responses. */
function pipeline(): void {
  const request = 'GET /api/parts HTTP/1.1\r\nhost: a\r\nx-forwarded-for: 10.0.1.3\r\n\r\n';
  const socket = connect(Number(port), hostname, () => socket.write(request.repeat(1300)));
  socket.on('error', () => undefined).pause();
}

process.on('message', () => process.send?.(statuses));
process.once('disconnect', () => process.exit());
process.send?.('ready');
if (attack === 'lists') await Promise.all(Array.from({ length: 20 }, () => repeat(resolveList)));
if (attack === 'pipelines') for (let n = 0; n < 3; n++) pipeline();
