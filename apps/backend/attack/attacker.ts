import { Agent, type IncomingMessage, request } from 'node:http';

/**
 * The attacker, in its own process: `node attacker.ts <origin> <connections> <addresses>` repeats the worst searches until it is ended, and
 * replies to each message with the statuses that it got.
 */
const [origin = '', connections = '', addresses = ''] = process.argv.slice(2);
const { hostname, port } = new URL(origin);
if (hostname !== '127.0.0.1') throw new Error('Only a backend on this machine is attacked.');

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const any = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value;
const random = (max: number) => Math.floor(Math.random() * max);
const words = (count: number, word: () => string) => Array.from({ length: count }, word).join(' ');
const letter = () => any(letters);

/** Parts deep in the list, before or after which a page starts. */
let ids: string[] = [];

type Query = Record<string, string | number>;

/** Searches that no cache has seen. */
const attacks: readonly (() => Query)[] = [
  () => ({ search: words(50, letter), sort: '-price' }),
  () => ({ search: words(50, () => letter() + letter()), sort: 'name', limit: 1000 }),
  // Every row has all three-letter parts of this word, and no row has the word.
  () => ({ search: `${'tested'.repeat(12)}${letter()}${random(1000)}` }),
  () => ({ search: 'tested'.repeat(33).slice(random(100)) }),
  () => ({ min: random(500), max: 1e11 + random(1e6), stock: 'in', sort: 'name', limit: 1000 }),
  () => ({ min: (4400 + random(1e8) / 1e6).toFixed(6), stock: 'in', sort: '-available_quantity' }),
  () => ({ search: 'volvo trucks', sort: 'name', max: 1e6 + random(1e9) }),
  () => ({
    search: 'in both showrooms',
    sort: any(['-available_quantity', 'product_name', '-price']),
    max: random(1e9),
  }),
  () => ({ search: 'number', sort: any(['name', 'price']), before: any(ids), limit: 1 + random(1000) }),
  () => ({ search: `${letter()}${letter()}`, before: any(ids), limit: 1 + random(1000), min: random(100) }),
  () => ({ sort: any(['name', '-price', 'newest']), before: any(ids), limit: 900 + random(100) }),
];

const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const statuses: Record<number, number> = {};

function send(query: Query): Promise<string> {
  const url = new URL('/api/parts', origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const headers = { 'x-forwarded-for': `10.0.0.${1 + random(Number(addresses))}`, 'accept-encoding': 'br' };
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
  for (;;) await send(any(attacks)());
}

const { _id: oldest } = (
  (await (await fetch(`${origin}/api/parts?sort=newest&limit=1000`)).json()) as { _id: string }[]
).at(-1) ?? { _id: '' };
const page = (await (await fetch(`${origin}/api/parts?sort=newest&limit=1000&before=${oldest}`)).json()) as {
  _id: string;
}[];
ids = page.map(({ _id }) => _id);
process.on('message', () => process.send?.(statuses));
process.once('disconnect', () => process.exit());
process.send?.('ready');
await Promise.all(Array.from({ length: Number(connections) }, attack));
