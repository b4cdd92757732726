import { Agent, request } from 'node:http';
import { connect } from 'node:net';

/**
 * The attacker with few expensive calls, in its own process: `node callAttacker.ts <origin> <attack> <number> [proxied]` repeats them from an
 * address with this number until it is ended, and replies to each message with the statuses that it got.
 */
const [origin = '', attack = '', number = '', proxied = ''] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
if (hostname !== '127.0.0.1') throw new Error('Only a backend on this machine is attacked.');

const forwardedFor = `10.0.1.${number}`;
// A proxy reads the address of the connection.
const localAddress = proxied ? `127.0.1.${number}` : '127.0.0.1';
const statuses: Record<number, number> = {};
const agent = new Agent({ keepAlive: true });

function send(method: string, path: string, body?: string): Promise<void> {
  const headers = { 'x-forwarded-for': forwardedFor, ...(body && { 'content-type': 'application/json' }) };
  return new Promise((resolve) => {
    request({ agent, hostname, port, localAddress, method, path, headers }, (response) => {
      const { statusCode = 0 } = response;
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      response.resume().once('close', resolve);
    })
      .once('error', () => resolve())
      .end(body);
  });
}

/** Repeats a call on some connections at once. */
async function repeat(connections: number, call: () => Promise<void>): Promise<void> {
  const one = async () => {
    for (;;) await call();
  };
  await Promise.all(Array.from({ length: connections }, one));
}

const hostile = Array.from({ length: 100 }, (_, n) => `${n} ${'7 a b c d e f g h '.repeat(20)}`.slice(0, 200));

/** A list of an order in the worst writing. */
const resolveList = () => send('POST', '/api/parts/resolve', JSON.stringify({ lines: hostile }));

let count = 0;

/** Facets of values that no part has, with another price each time, so that none are kept. */
function findFacets(): Promise<void> {
  const values = ['category', 'vehicle', 'brand'].flatMap((name) =>
    Array.from({ length: 50 }, (_, n) => `${name}=unknown${n}`),
  );
  return send('GET', `/api/facets?search=trucks&max=${1e6 + count++}&${values.join('&')}`);
}

/** Facets of a word that every part has, with another price each time, so that none are kept. */
const findAllFacets = () => send('GET', `/api/facets?search=trucks&max=${1e6 + count++}`);

/** Writes many requests, and reads none of their responses. */
function pipeline(): void {
  const written = `GET /api/parts HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${forwardedFor}\r\n\r\n`;
  const socket = connect({ host: hostname, port: Number(port), localAddress }, () =>
    socket.write(written.repeat(1300)),
  );
  socket.on('error', () => undefined).pause();
}

process.on('message', () => process.send?.(statuses));
process.once('disconnect', () => process.exit());
process.send?.('ready');
if (attack === 'lists') await repeat(20, resolveList);
if (attack === 'unknown facets') await repeat(12, findFacets);
if (attack === 'facets') await repeat(12, findAllFacets);
if (attack === 'pipelines') for (let n = 0; n < 3; n++) pipeline();
