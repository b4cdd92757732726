import { Agent, type IncomingMessage, request } from 'node:http';
import { type Query, worstSearch } from './worstSearch.ts';

/**
 * The attacker, in its own process: `node attacker.ts <origin> <connections> <addresses>` repeats the worst searches until it is ended, and
 * replies to each message with the statuses that it got.
 */
const [origin = '', connections = '', addresses = ''] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
if (hostname !== '127.0.0.1') throw new Error('Only a backend on this machine is attacked.');

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const statuses: Record<number, number> = {};

function send(query: Query): Promise<string> {
  const url = new URL('/api/parts', origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const headers = {
    'x-forwarded-for': `10.0.0.${1 + Math.floor(Math.random() * Number(addresses))}`,
    'accept-encoding': 'br',
  };
  return new Promise((resolve) => {
    const onResponse = (response: IncomingMessage) => {
      const { statusCode = 0 } = response;
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      let body = '';
      response
        .setEncoding('latin1')
        .on('data', (chunk: string) => (body += chunk))
        .once('end', () => resolve(body));
    };
    const sent = request({ agent, hostname, port, path: url.pathname + url.search, headers }, onResponse);
    sent.once('error', () => resolve('')).end();
  });
}

async function attack(): Promise<never> {
  for (;;) await send(worstSearch(ids));
}

const { _id: oldest } = (
  (await (await fetch(`${origin}/api/parts?sort=newest&limit=1000`)).json()) as { _id: string }[]
).at(-1) ?? { _id: '' };
const page = (await (await fetch(`${origin}/api/parts?sort=newest&limit=1000&before=${oldest}`)).json()) as {
  _id: string;
}[];
const ids = page.map(({ _id }) => _id);
process.on('message', () => process.send?.(statuses));
process.once('disconnect', () => process.exit());
process.send?.('ready');
await Promise.all(Array.from({ length: Number(connections) }, attack));
